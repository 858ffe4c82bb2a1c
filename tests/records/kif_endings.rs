//! The words that end games, and the sentences that close them.

use komadai::record::{FoulHandling, ImportOptions, WarningKind, diagram, import_with, kif};
use komadai::rules::{EndReason, Outcome};
use komadai::shogi::{Color, IllegalMove, PieceKind, Position};

use crate::reading::{all_lines, fixture, last, main_line, outcome, read, sound, warnings};

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

fn won(winner: Color, reason: EndReason) -> Option<Outcome> {
    Some(Outcome::won(winner, reason))
}

fn open(reason: EndReason) -> Option<Outcome> {
    Some(Outcome::undecided(reason))
}

/// A game of two moves, after which it is Black's turn, followed by `lines`.
fn after_two_moves(lines: &str) -> String {
    format!("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n{lines}\n")
}

#[test]
fn every_word_says_who_won_and_why() {
    for (word, expected) in [
        ("中断", open(EndReason::Interrupted)),
        ("投了", won(WHITE, EndReason::Resignation)),
        ("持将棋", open(EndReason::Impasse)),
        ("千日手", open(EndReason::Repetition)),
        ("詰み", won(WHITE, EndReason::Checkmate)),
        ("不詰", open(EndReason::NoMate)),
        ("切れ負け", won(WHITE, EndReason::TimeUp)),
        ("Time-up", won(WHITE, EndReason::TimeUp)),
        ("反則勝ち", won(BLACK, EndReason::IllegalMove)),
        ("反則負け", won(WHITE, EndReason::IllegalMove)),
        ("入玉勝ち", won(BLACK, EndReason::Declaration)),
        ("不戦勝", won(BLACK, EndReason::Default)),
        ("不戦敗", won(WHITE, EndReason::Default)),
        ("最大手数", open(EndReason::MaxMoves)),
        ("封じ手", open(EndReason::SealedMove)),
        ("トライ", won(WHITE, EndReason::Try)),
    ] {
        for line in [format!("   3 {word}         ( 0:00/00:00:00)"), format!("3 {word}"), word.to_owned()] {
            assert_eq!(outcome(&sound(after_two_moves(&line))), expected, "{line}");
        }
    }
}

#[test]
fn a_sentence_alone_ends_a_game_as_well() {
    for (sentence, expected) in [
        ("まで2手で中断", open(EndReason::Interrupted)),
        ("まで2手で先手の勝ち", won(BLACK, EndReason::Resignation)),
        ("まで2手で後手の勝ち", won(WHITE, EndReason::Resignation)),
        ("まで2手で時間切れにより先手の勝ち", won(BLACK, EndReason::TimeUp)),
        ("まで2手で持将棋", open(EndReason::Impasse)),
        ("まで2手で千日手", open(EndReason::Repetition)),
        ("まで2手詰", won(WHITE, EndReason::Checkmate)),
        ("まで2手で不詰", open(EndReason::NoMate)),
        ("まで2手で先手の反則勝ち", won(BLACK, EndReason::IllegalMove)),
        ("まで2手で先手の反則負け", won(WHITE, EndReason::IllegalMove)),
        ("まで2手で後手の入玉勝ち", won(WHITE, EndReason::Declaration)),
        ("まで2手で入玉宣言不成立により後手の勝ち", won(WHITE, EndReason::FailedDeclaration)),
        ("まで2手で最大手数", open(EndReason::MaxMoves)),
        ("まで2手で封じ手", open(EndReason::SealedMove)),
    ] {
        assert_eq!(outcome(&sound(after_two_moves(sentence))), expected, "{sentence}");
    }
}

#[test]
fn a_sentence_tells_what_the_word_before_it_leaves_open() {
    let tree = sound(after_two_moves("3 反則負け\nまで2手で連続王手の千日手により後手の勝ち"));
    assert_eq!(outcome(&tree), won(WHITE, EndReason::PerpetualCheck));
    for sentence in ["まで2手で入玉宣言不成立により後手の勝ち", "まで2手で入玉宣言により後手の勝ち"]
    {
        let tree = sound(after_two_moves(&format!("3 反則負け\n{sentence}")));
        assert_eq!(outcome(&tree), won(WHITE, EndReason::FailedDeclaration));
    }
    let tree = sound(after_two_moves("3 持将棋\nまで2手で持将棋により先手の勝ち"));
    assert_eq!(outcome(&tree), won(BLACK, EndReason::Impasse));
}

#[test]
fn a_word_counts_for_more_than_the_sentence_that_contradicts_it() {
    let imported = read(after_two_moves("3 投了\nまで2手で先手の勝ち"));
    assert_eq!(warnings(&imported), [(5, WarningKind::SummaryDisagrees { summary: BLACK, ending: WHITE })]);
    assert_eq!(outcome(&imported.tree), won(WHITE, EndReason::Resignation));
}

#[test]
fn an_unknown_word_is_kept() {
    let imported = read(after_two_moves("3 宇宙の終わり ( 0:05/00:00:05)"));
    let word = "宇宙の終わり".to_owned();
    assert_eq!(warnings(&imported), [(4, WarningKind::UnknownEnding { word: word.clone() })]);
    assert_eq!(outcome(&imported.tree), open(EndReason::Other(word)));
    assert!(imported.tree.node(last(&imported.tree)).ending().unwrap().time.is_some());
}

#[test]
fn a_game_that_was_broken_off_for_good_is_one_and_stays_called_so() {
    for lines in ["3 打ち切り\nまで2手で打ち切り", "3 打ち切り", "まで2手で打ち切り"] {
        let tree = sound(after_two_moves(lines));
        assert_eq!(outcome(&tree), open(EndReason::Other("打ち切り".to_owned())), "{lines}");
        let written = komadai::record::kif::write(&tree);
        assert!(written.contains("   3 打ち切り\n"), "{written}");
    }
}

#[test]
fn a_record_is_said_to_end_as_it_says() {
    let said = |lines: &str, language| {
        let outcome = outcome(&sound(after_two_moves(lines))).unwrap();
        komadai::text::Text::new(language).recorded_reason(&outcome)
    };
    assert_eq!(said("3 中断", komadai::text::Language::Japanese), "中断");
    assert_eq!(said("3 打ち切り", komadai::text::Language::Japanese), "打ち切り");
    assert_eq!(said("3 打ち切り", komadai::text::Language::English), "Broken off");
}

#[test]
fn in_a_handicap_game_the_sides_have_other_names() {
    let tree = sound(fixture!("six_pieces.kif"));
    assert_eq!(outcome(&tree), won(BLACK, EndReason::Resignation));
    let written = komadai::record::kif::write(&tree);
    assert!(written.ends_with("   5 投了         ( 0:00/00:00:04)\nまで4手で下手の勝ち\n"), "{written}");
}

#[test]
fn mate_and_stalemate_are_told_apart_on_the_board() {
    let mate = Position::from_sfen("k8/1G7/1P7/9/9/9/9/9/8K w - 1").unwrap();
    let mated = sound(diagram(&mate, false) + "1 詰み\n");
    assert_eq!(outcome(&mated), won(BLACK, EndReason::Checkmate));
    let stalemate = Position::from_sfen("k8/9/G8/9/9/9/9/9/1R6K w - 1").unwrap();
    let stuck = sound(diagram(&stalemate, false) + "1 詰み\n");
    assert_eq!(outcome(&stuck), won(BLACK, EndReason::NoLegalMove));
}

#[test]
fn an_illegal_move_that_lost_the_game_is_kept_with_its_foul() {
    let tree = sound(fixture!("foul_wins.kif"));
    assert_eq!(main_line(&tree), "7g7f 3c3d 8h2b+ 3a2b B*3c 8c8d");
    let foul = tree.node(last(&tree)).foul();
    assert!(matches!(foul, Some(IllegalMove::KingLeftInCheck { .. })), "{foul:?}");
    assert_eq!(outcome(&tree), won(BLACK, EndReason::IllegalMove));
    assert_eq!(tree.variations(tree.main_line()[2]).len(), 1, "the variation behind it is read");
    assert_eq!(sound(kif::write(&tree)), tree);
}

#[test]
fn a_foul_that_nobody_can_make_is_left_out_and_told() {
    let imported = read(after_two_moves("3 ５五歩打\n4 反則勝ち\nまで3手で先手の反則負け"));
    let foul = IllegalMove::NotInHand { kind: PieceKind::Pawn };
    let left_out = WarningKind::FoulLeftOut { ply: 3, mv: "P*5e".parse().unwrap(), foul };
    assert_eq!(warnings(&imported), [(4, left_out)]);
    assert_eq!((imported.broken_off, outcome(&imported.tree)), (None, won(WHITE, EndReason::IllegalMove)));
}

#[test]
fn either_word_for_a_foul_behind_an_illegal_move_speaks_of_that_move() {
    for word in ["反則勝ち", "反則負け", "反則勝", "反則負"] {
        let tree = sound(after_two_moves(&format!("3 ５五歩(27)\n*あ\n4 {word} (0:07/0:00:07)")));
        assert_eq!(outcome(&tree), won(WHITE, EndReason::IllegalMove), "{word}");
        assert_eq!(tree.node(last(&tree)).comments(), ["あ"]);
        assert!(tree.node(last(&tree)).ending().is_some_and(|ending| ending.time.is_some()));
    }
}

#[test]
fn moves_behind_a_foul_that_ended_the_game_are_a_variation_of_its_ending() {
    let imported = read(after_two_moves("3 ５五歩(27)\n4 反則勝ち\n5 ８四歩(83)\n変化：3手\n3 ２六歩(27)"));
    assert_eq!(imported.broken_off, None);
    assert_eq!(main_line(&imported.tree), "7g7f 3c3d 2g5e");
    assert_eq!(outcome(&imported.tree), won(WHITE, EndReason::IllegalMove));
    assert_eq!(all_lines(&imported.tree), ["7g7f 3c3d 2g5e", "7g7f 3c3d 2g5e 8c8d", "7g7f 3c3d 2g2f"]);
    assert_eq!(warnings(&imported)[0], (6, WarningKind::MoveAfterEnding));
    assert_eq!(sound(kif::write(&imported.tree)), imported.tree);
}

#[test]
fn a_foul_that_nobody_noticed_is_kept_and_told_whatever_follows_it() {
    let foul = Position::even().judge("2g5e".parse().unwrap()).unwrap_err();
    let unnoticed = WarningKind::FoulUnnoticed { ply: 3, mv: "2g5e".parse().unwrap(), foul };
    for (rest, line, end) in [
        ("4 ８四歩(83)\n5 投了", " 8c8d", won(WHITE, EndReason::Resignation)),
        ("4 ８四歩(83)\n*先手の反則に気付かず\n5 ７五歩(76)", " 8c8d 7f7e", None),
        ("*反則だが続行\n4 ８四歩(83)", " 8c8d", None),
        ("4 切れ負け", "", won(BLACK, EndReason::TimeUp)),
        ("*反則だが誰も気付かず\n4 投了", "", won(BLACK, EndReason::Resignation)),
        ("4 投了\n*反則だった", "", won(BLACK, EndReason::Resignation)),
        ("4 中断", "", Some(Outcome::undecided(EndReason::Interrupted))),
        ("変化：3手\n3 ２六歩(27)", "", None),
        ("", "", None),
    ] {
        let imported = read(after_two_moves(&format!("3 ５五歩(27)\n{rest}")));
        assert_eq!(
            (main_line(&imported.tree), &imported.broken_off),
            (format!("7g7f 3c3d 2g5e{line}"), &None),
            "{rest}"
        );
        assert_eq!((outcome(&imported.tree), warnings(&imported)), (end, vec![(4, unnoticed.clone())]), "{rest}");
        assert_eq!(imported.tree.node(imported.tree.main_line()[3]).foul(), Some(foul), "{rest}");
        assert_eq!(read(kif::write(&imported.tree)).tree, imported.tree, "{rest}");
    }
}

#[test]
fn a_comment_or_a_sentence_can_say_that_a_foul_ended_the_game() {
    let tree = sound(fixture!("foul_in_a_comment.kif"));
    assert_eq!(main_line(&tree), "7g7f 3c3d 8h3c+ 5a4b");
    assert_eq!(outcome(&tree), won(BLACK, EndReason::IllegalMove));
    assert_eq!(tree.node(last(&tree)).comments(), ["反則手にて終局"]);
    assert_eq!(sound(kif::write(&tree)), tree);
    let tree = sound(after_two_moves("3 ５五歩(27)\nまで3手で先手の反則負け"));
    assert_eq!((main_line(&tree).as_str(), outcome(&tree)), ("7g7f 3c3d 2g5e", won(WHITE, EndReason::IllegalMove)));
    let imported = read(after_two_moves("3 ７五歩(77)\n4 投了\nまで3手で先手の勝ち"));
    assert!(imported.broken_off.is_some(), "nothing stands on 7g any more");
}

#[test]
fn a_comment_about_a_foul_ends_no_game_where_illegal_moves_are_kept_as_played() {
    let keep = ImportOptions { fouls: FoulHandling::KeepAsPlayed };
    let imported = import_with(fixture!("foul_in_a_comment.kif"), keep).unwrap();
    assert_eq!((main_line(&imported.tree).as_str(), outcome(&imported.tree)), ("7g7f 3c3d 8h3c+ 5a4b", None));
    assert_eq!(import_with(kif::write(&imported.tree).as_bytes(), keep).unwrap().tree, imported.tree);
}

#[test]
fn a_variation_behind_a_foul_leaves_the_ending_of_the_game_where_it_was() {
    let foul = "3 ５五歩(27)\n4 反則勝ち\n変化：4手\n4 反則勝ち\n5 ８四歩(83)";
    let imported = read(after_two_moves(foul));
    assert_eq!((imported.broken_off.clone(), main_line(&imported.tree)), (None, "7g7f 3c3d 2g5e".to_owned()));
    assert_eq!(warnings(&imported).last().map(|(line, _)| *line), Some(8));
    assert_eq!(read(kif::write(&imported.tree)).tree, imported.tree);
}

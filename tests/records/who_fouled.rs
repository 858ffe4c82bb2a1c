//! Games with fouls by either side, in every format: who made the illegal move, and who loses by it. They are written from
//! the list of fouls and from what each format says about the mover.

use komadai::record::{FoulHandling, ImportOptions, RecordFormat, import_with, write};
use komadai::rules::RuleProfile;
use komadai::session::{RecordJudgement, RecordRuling};
use komadai::shogi::Color;

use crate::outlines::outlines_say_what_trees_say;

/// Rules that let an illegal move be played on, and rules by which it loses at once.
const PLAY_ON: &str = "jsa_pro";
const AT_ONCE: &str = "csa_wcsc";

const EVEN: &str = "V2.2\nPI\n+\n";
/// White's king is in check from the rook, and it is White's turn.
const IN_CHECK_CSA: &str = "V2.2\nP1 *  *  *  * -OU *  *  *  * \nP2 *  *  *  *  *  *  *  *  * \nP3 *  *  *  *  *  *  *  *  * \nP4 *  *  *  *  *  *  *  *  * \nP5 *  *  *  *  *  *  *  *  * \nP6 *  *  *  *  *  *  *  *  * \nP7 *  *  *  *  *  *  *  *  * \nP8 *  *  *  * +HI *  *  *  * \nP9+OU *  *  *  *  *  *  *  * \nP-00FU\n-\n";
const IN_CHECK_KIF: &str = "手合割：その他\n後手の持駒：歩\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n| ・ ・ ・ ・v玉 ・ ・ ・ ・|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|三\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ 飛 ・ ・ ・ ・|八\n| 玉 ・ ・ ・ ・ ・ ・ ・ ・|九\n+---------------------------+\n先手の持駒：なし\n後手番\n手数----指手---------消費時間--\n";
const IN_CHECK_USI: &str = "position sfen 4k4/9/9/9/9/9/9/4R4/K8 w p 1 moves";

/// How a game ends: the winner, why, after how many moves; whose fouls decided nothing.
fn judged(text: &str, profile: &str) -> String {
    let options = ImportOptions { fouls: FoulHandling::KeepAsPlayed };
    let imported = import_with(text.as_bytes(), options).unwrap();
    let judgement = RecordJudgement::of(&imported, &RuleProfile::shipped(profile).unwrap());
    let name = |color| if color == Color::Black { "Black" } else { "White" };
    let end = match &judgement.ruling {
        RecordRuling::OnTheBoard(verdict) | RecordRuling::AsRecorded(verdict) => {
            let winner = verdict.outcome.winner.map_or("nobody", name);
            let why = verdict.grounds.foul().map_or_else(
                || format!("{:?}", verdict.outcome.reason),
                |foul| format!("{} of {}", foul.kind.code(), name(foul.offender)),
            );
            format!("{winner}: {why}, {}", judgement.ended_at(verdict))
        }
        RecordRuling::NotBorneOut => "not borne out".to_owned(),
        RecordRuling::GoesOn => "goes on".to_owned(),
    };
    let undecided: String = judgement.undecided.iter().map(|(foul, _)| format!("; {}", name(foul.offender))).collect();
    end + &undecided
}

fn check(games: &[(String, &str, &str)]) {
    for (text, profile, expected) in games {
        assert_eq!(judged(text, profile), *expected, "{profile}: {text}");
        outlines_say_what_trees_say(text.as_bytes());
        let tree = import_with(text.as_bytes(), ImportOptions::default()).unwrap().tree;
        for format in [RecordFormat::Kif, RecordFormat::Ki2, RecordFormat::Csa, RecordFormat::Jkf] {
            let written = write(&tree, format);
            let again = import_with(written.as_bytes(), ImportOptions::default()).unwrap().tree;
            let line = |tree: &komadai::record::GameTree| {
                let line = tree.main_line();
                let ending = tree.node(*line.last().unwrap()).ending().map(|ending| ending.outcome.clone());
                (tree.movers(&line), tree.position_at(*line.last().unwrap()).to_sfen(1), ending)
            };
            assert_eq!(line(&again), line(&tree), "{format:?}: {text}\n{written}");
        }
    }
}

fn csa(moves: &str, profile: &'static str, expected: &'static str) -> (String, &'static str, &'static str) {
    (format!("{EVEN}{moves}\n"), profile, expected)
}

fn kif(moves: &str, profile: &'static str, expected: &'static str) -> (String, &'static str, &'static str) {
    (format!("手合割：平手\n手数----指手---------消費時間--\n{moves}\n"), profile, expected)
}

fn jkf(moves: &str, profile: &'static str, expected: &'static str) -> (String, &'static str, &'static str) {
    (format!("{{\"header\":{{}},\"moves\":[{{}},{moves}]}}"), profile, expected)
}

const OWN: &str = "Black: wrong_movement of White, 2";
const OUT_OF_TURN: &str = "White: out_of_turn of Black, 2";

#[test]
fn in_csa_the_sign_says_who_made_the_move() {
    check(&[
        csa("+7776FU\n-2726FU", AT_ONCE, OWN),
        csa("+7776FU\n-2726FU\n%-ILLEGAL_ACTION", PLAY_ON, OWN),
        csa("+7776FU\n-2726FU\n%ILLEGAL_MOVE", PLAY_ON, OWN),
        csa("-3334FU", AT_ONCE, "Black: out_of_turn of White, 1"),
        csa("+3334FU", AT_ONCE, "White: wrong_movement of Black, 1"),
        csa("+7776FU\n+2726FU", AT_ONCE, OUT_OF_TURN),
        csa("+7776FU\n+2726FU\n%+ILLEGAL_ACTION", PLAY_ON, OUT_OF_TURN),
        csa("+7776FU\n-3334FU\n+8822UM\n-3122GI\n-0055KA", AT_ONCE, "Black: out_of_turn of White, 5"),
    ]);
}

#[test]
fn where_nothing_says_who_moved_the_players_have_taken_turns() {
    let usi = |moves: &str| format!("position startpos moves {moves}\n");
    check(&[
        (usi("7g7f 2g2f"), AT_ONCE, OWN),
        (usi("3c3d"), AT_ONCE, "White: wrong_movement of Black, 1"),
        (usi("7g7f 2g2f 2f2e 3c3d resign"), PLAY_ON, "White: Resignation, 4; White"),
        kif("1 ７六歩(77)\n2 ２六歩(27)", AT_ONCE, OWN),
        kif("1 ７六歩(77)\n2 ２六歩(27)\n3 反則勝ち\nまで2手で先手の勝ち", PLAY_ON, OWN),
        kif("1 ７六歩(77)\n2 ２六歩(27)\n3 ２五歩(26)\n4 ３四歩(33)\n5 投了", PLAY_ON, "White: Resignation, 4; White"),
    ]);
}

#[test]
fn in_kif_and_ki2_a_mark_or_the_sentence_at_the_end_says_it() {
    check(&[
        kif("1 ７六歩(77)\n2 ▲２六歩(27)", AT_ONCE, OUT_OF_TURN),
        kif("1 ７六歩(77)\n2 △２六歩(27)", AT_ONCE, OWN),
        kif("1 ７六歩(77)\n2 ２六歩(27)\n3 反則勝ち\nまで2手で後手の勝ち", PLAY_ON, OUT_OF_TURN),
        kif("1 ７六歩(77)\n2 ２六歩(27)\nまで2手で先手の反則負け", PLAY_ON, OUT_OF_TURN),
        kif("1 ７六歩(77)\n2 ２六歩(27)\nまで2手で後手の反則負け", PLAY_ON, OWN),
        ("手合割：平手\n▲７六歩 ▲２六歩\n".to_owned(), AT_ONCE, OUT_OF_TURN),
        ("手合割：平手\n▲７六歩 △２六歩(27)\n".to_owned(), AT_ONCE, OWN),
    ]);
}

#[test]
fn in_jkf_the_colour_says_it() {
    let first = r#"{"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}}"#;
    let second = |color: &str| {
        format!(r#"{first},{{"move":{{{color}"from":{{"x":2,"y":7}},"to":{{"x":2,"y":6}},"piece":"FU"}}}}"#)
    };
    check(&[
        jkf(&second(r#""color":0,"#), AT_ONCE, OUT_OF_TURN),
        jkf(&second(r#""color":1,"#), AT_ONCE, OWN),
        jkf(&second(""), AT_ONCE, OWN),
        jkf(&(second(r#""color":1,"#) + r#",{"special":"ILLEGAL_MOVE"}"#), PLAY_ON, OWN),
    ]);
}

#[test]
fn who_plays_on_after_such_a_move_has_the_turn() {
    check(&[
        csa("+7776FU\n-2726FU\n+2625FU\n-8384FU\n%TORYO", PLAY_ON, "White: Resignation, 4; White"),
        csa("+7776FU\n+2726FU\n-3334FU\n+7675FU\n%TORYO", PLAY_ON, "Black: Resignation, 4; Black"),
        csa("+7776FU\n-2726FU\n+2625FU\n-8384FU\n%TIME_UP", PLAY_ON, "White: TimeUp, 4; White"),
        csa("+7776FU\n-2726FU\n+2625FU\n-8384FU", PLAY_ON, OWN),
        csa("+7776FU\n-2726FU\n+2625FU\n-8384FU\n%CHUDAN", PLAY_ON, "nobody: Interrupted, 4; White"),
        csa("+7776FU\n-2726FU\n+2625FU\n-8384FU\n%JISHOGI", PLAY_ON, "not borne out; White"),
    ]);
}

#[test]
fn a_king_that_is_taken_points_out_the_move_that_left_it() {
    const LEFT: &str = "Black: king_left_in_check of White, 1";
    let kif = |end: &str| format!("{IN_CHECK_KIF}1 １二歩打\n2 ５一飛成(58)\n{end}");
    let games = [
        format!("{IN_CHECK_CSA}-0012FU\n+5851RY\n"),
        format!("{IN_CHECK_CSA}-0012FU\n+5851HI\n%-ILLEGAL_ACTION\n"),
        format!("{IN_CHECK_CSA}-0012FU\n+5851RY\n%TORYO\n"),
        kif(""),
        kif("まで2手で先手の勝ち\n"),
        kif("3 反則負け\nまで2手で先手の勝ち\n"),
        kif("3 投了\nまで2手で先手の勝ち\n"),
        format!("{IN_CHECK_USI} P*1b 5h5a+\n"),
        format!("{IN_CHECK_USI} P*1b 5h5a+ resign\n"),
    ];
    for profile in [PLAY_ON, AT_ONCE] {
        check(&games.clone().map(|game| (game, profile, LEFT)));
    }
    let whole = import_with(games[0].as_bytes(), ImportOptions::default()).unwrap();
    assert_eq!(whole.broken_off, None);
    let goes_on = format!("{IN_CHECK_CSA}-0012FU\n+5851RY\n-1213FU\n");
    let broken = import_with(goes_on.as_bytes(), ImportOptions::default()).unwrap();
    assert!(broken.broken_off.is_some(), "what was played without a king cannot be shown");
}

#[test]
fn where_both_have_fouled_the_word_says_whose_foul_lost() {
    const BOTH: &str = "+2755FU\n-8354FU\n";
    const BLACKS: &str = "White: wrong_movement of Black, 1";
    const WHITES: &str = "Black: wrong_movement of White, 2; Black";
    let both_in_kif =
        |end: &str, profile, expected| kif(&format!("1 ５五歩(27)\n2 ５四歩(83)\n3 {end}"), profile, expected);
    let step = |color: u8, from: [u8; 2], to: [u8; 2]| {
        let ([a, b], [c, d]) = (from, to);
        format!(r#"{{"move":{{"color":{color},"from":{{"x":{a},"y":{b}}},"to":{{"x":{c},"y":{d}}},"piece":"FU"}}}}"#)
    };
    let both_in_jkf = format!("{},{}", step(0, [2, 7], [5, 5]), step(1, [8, 3], [5, 4]));
    check(&[
        both_in_kif("反則負け", PLAY_ON, BLACKS),
        both_in_kif("反則勝ち", PLAY_ON, WHITES),
        both_in_kif("反則負け\nまで2手で後手の勝ち", PLAY_ON, BLACKS),
        both_in_kif("投了", PLAY_ON, "White: Resignation, 2; Black; White"),
        both_in_kif("反則勝ち", AT_ONCE, BLACKS),
        csa(&format!("{BOTH}%ILLEGAL_MOVE"), PLAY_ON, BLACKS),
        csa(&format!("{BOTH}%+ILLEGAL_ACTION"), PLAY_ON, BLACKS),
        csa(&format!("{BOTH}%-ILLEGAL_ACTION"), PLAY_ON, WHITES),
        jkf(&format!(r#"{both_in_jkf},{{"special":"ILLEGAL_MOVE"}}"#), PLAY_ON, BLACKS),
        jkf(&format!(r#"{both_in_jkf},{{"special":"ILLEGAL_ACTION"}}"#), PLAY_ON, WHITES),
    ]);
}

#[test]
fn what_came_before_a_claim_stands_where_nobody_claimed() {
    let kif = |end: &str, expected| kif(&format!("1 ５五歩(27)\n2 ３四歩(33)\n3 {end}"), PLAY_ON, expected);
    check(&[
        kif("投了", "White: Resignation, 2; Black"),
        kif("切れ負け", "White: TimeUp, 2; Black"),
        kif("反則負け", "White: wrong_movement of Black, 1"),
        kif("持将棋", "not borne out; Black"),
        kif("千日手", "not borne out; Black"),
        kif("詰み", "not borne out; Black"),
        kif("中断", "nobody: Interrupted, 2; Black"),
    ]);
}

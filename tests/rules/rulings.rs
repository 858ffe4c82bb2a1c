//! A table of what each profile makes of the same games, and how long each lets a game last.

use komadai::rules::{
    AgreementReport, AgreementRule, DeclarationReport, DeclarationRule, DeclarationTerms, EndReason, LimitInCheck,
    MateAtLimit, MoveLimit, Outcome, PointCount, PositionHistory, RuleProfile, Sequel, Undecided, Verdict, adjudicate,
};
use komadai::shogi::{Color, Position};

/// The ply at which the game is over, and the verdict.
fn first_verdict(start: &str, moves: &str, profile: &RuleProfile) -> Option<(usize, Verdict)> {
    let mut position = if start == "startpos" { Position::even() } else { Position::from_sfen(start).expect(start) };
    let mut history = PositionHistory::starting_from(&position);
    let mut moves = moves.split_whitespace();
    loop {
        if let Some(verdict) = adjudicate(&position, &history, profile) {
            return Some((history.plies(), verdict));
        }
        position = position.play(moves.next()?.parse().expect("a move in USI")).expect("a legal move");
        history.push(&position);
    }
}

fn told(found: Option<(usize, Verdict)>) -> String {
    let Some((ply, Verdict { outcome, sequel, .. })) = found else { return "goes on".to_owned() };
    let winner = outcome.winner.map_or("nobody".to_owned(), |winner| format!("{winner:?}"));
    format!("{ply} {winner} {:?} {sequel:?}", outcome.reason)
}

#[test]
fn every_profile_rules_on_every_situation_as_the_table_says() {
    let mut judged = 0;
    for situation in include_str!("data/rulings.txt").split("situation: ").skip(1) {
        let mut lines = situation.lines().filter(|line| !line.is_empty());
        let name = lines.next().unwrap();
        let start = lines.next().unwrap().strip_prefix("start: ").unwrap();
        let moves = lines.next().unwrap().strip_prefix("moves:").unwrap();
        let mut open: Vec<&str> = RuleProfile::shipped_ids().collect();
        for (ids, expected) in lines.map(|line| line.split_once(": ").expect(line)) {
            let ids: Vec<&str> = if ids == "all" { open.clone() } else { ids.split(' ').collect() };
            for id in ids {
                let profile = RuleProfile::shipped(id).expect(id);
                assert_eq!(told(first_verdict(start, moves, &profile)), expected, "{name}: {id}");
                open.retain(|left| *left != id);
                judged += 1;
            }
        }
        assert!(open.is_empty(), "{name}: nothing is said about {open:?}");
    }
    assert_eq!(judged, 8 * RuleProfile::shipped_ids().count());
}

/// A game of this length in which nothing repeats and nobody is in check.
fn quiet_game(plies: usize) -> (Position, PositionHistory) {
    let mut position = Position::even();
    let mut history = PositionHistory::starting_from(&position);
    while history.plies() < plies {
        let is_new_and_quiet = |next: &Position| !next.is_check() && history.occurrences_of(&next.key()).is_empty();
        let moves = position.legal_moves().into_iter();
        let nexts = moves.filter(|mv| position.board().piece_on(mv.to()).is_none()).map(|mv| position.after(mv));
        position = nexts.into_iter().find(is_new_and_quiet).expect("there are pieces enough to shuffle");
        history.push(&position);
    }
    (position, history)
}

#[test]
fn every_profile_ends_a_game_at_its_own_length() {
    let limits = [
        ("jsa_pro", 500),
        ("jsa_amateur27", 500),
        ("jsa_amateur27_replay", 500),
        ("csa_wcsc", 320),
        ("floodgate", 256),
        ("denryu", 512),
    ];
    for id in RuleProfile::shipped_ids() {
        let profile = RuleProfile::shipped(id).unwrap();
        let limit = limits.iter().find(|(known, _)| *known == id).map(|&(_, limit)| limit);
        let reason = |plies| {
            let (position, history) = quiet_game(plies);
            adjudicate(&position, &history, &profile).map(|verdict| verdict.outcome.reason)
        };
        match limit {
            None => assert_eq!(reason(600), None, "{id}"),
            Some(limit) => assert_eq!([reason(limit - 1), reason(limit)], [None, Some(EndReason::MaxMoves)], "{id}"),
        }
    }
}

fn limited(plies: usize, in_check: LimitInCheck, mate: MateAtLimit) -> RuleProfile {
    let move_limit = MoveLimit::After { plies, result: Undecided::Draw, in_check, mate };
    RuleProfile { move_limit, ..RuleProfile::default() }
}

/// The test "extending" of ShogiHome (sunfish-shogi/shogihome, src/tests/renderer/game/game.spec.ts).
const CHASE: &str = "7g7f 3c3d 2g2f 2b7g+ 5i5h 7g6g 5h5i 6g8i";

#[test]
fn the_limit_waits_until_the_checks_have_stopped() {
    let extended = first_verdict("startpos", CHASE, &limited(4, LimitInCheck::PlayOn, MateAtLimit::Wins));
    assert_eq!(extended.map(|(ply, verdict)| (ply, verdict.outcome.reason)), Some((8, EndReason::MaxMoves)));
    let strict = first_verdict("startpos", CHASE, &limited(4, LimitInCheck::Ends, MateAtLimit::Wins));
    assert_eq!(strict.map(|(ply, _)| ply), Some(4));
}

#[test]
fn a_check_that_the_last_move_answered_does_not_put_the_limit_off() {
    let end = |moves| first_verdict("startpos", moves, &limited(4, LimitInCheck::PlayOn, MateAtLimit::Wins));
    // The third move gives check, the fourth answers it: nobody is in check at the limit.
    assert_eq!(end("7g7f 3c3d 8h3c+ 2a3c 2g2f").map(|(ply, _)| ply), Some(4));
    // The fifth move answers a check by the fourth and gives one itself; the sixth answers that one.
    let countered = "7g7f 3c3d 2g2f 2b7g+ 8h7g 4a3b 7g3c+ 2a3c 1g1f";
    assert_eq!(end(countered).map(|(ply, verdict)| (ply, verdict.outcome.reason)), Some((6, EndReason::MaxMoves)));
}

#[test]
fn a_mate_by_the_last_move_wins_or_comes_too_late_as_the_profile_has_it() {
    let mate = "7g7f 4a4b 8h3c+ 5a6b 3c4b 6a7b G*5b";
    let outcome = |mate_at_limit| {
        first_verdict("startpos", mate, &limited(7, LimitInCheck::Ends, mate_at_limit)).unwrap().1.outcome
    };
    assert_eq!(outcome(MateAtLimit::Wins), Outcome::won(Color::Black, EndReason::Checkmate));
    assert_eq!(outcome(MateAtLimit::TooLate), Outcome::undecided(EndReason::MaxMoves));
}

#[test]
fn a_try_may_have_to_wait_for_the_other_king() {
    let [one, both] = ["try", "try_both"].map(|id| RuleProfile::shipped(id).unwrap());
    let start = "9/4K4/9/9/9/9/k8/9/9 b 2R2B4G4S4N4L18P 1";
    let elsewhere = start.replace("9/9/k8/9/9 b", "9/k8/9/9/9 b");
    let reason = |start: &str, profile: &RuleProfile| {
        first_verdict(start, "5b5a", profile).map(|(_, verdict)| verdict.outcome.reason)
    };
    assert_eq!([reason(start, &one), reason(&elsewhere, &one)], [Some(EndReason::Try), Some(EndReason::Try)]);
    assert_eq!([reason(start, &both), reason(&elsewhere, &both)], [Some(EndReason::Try), None]);
}

/// Both kings in the enemy camps, 27 points each, White to move.
const EVEN_IMPASSE: &str = "1KRB5/+P+P+P+P+P+P3/9/9/9/9/9/3+p+p+p+p+p+p/5brk1 w 2G2S2N2L3P2g2s2n2l3p 1";

#[test]
fn a_tie_by_27_points_is_whites_or_is_played_again_as_the_event_has_it() {
    let position = Position::from_sfen(EVEN_IMPASSE).unwrap();
    let history = PositionHistory::starting_from(&position);
    for (id, agreed, declared) in [
        ("jsa_amateur27", (Some(Color::White), Sequel::Stands), Some(Color::White)),
        ("jsa_amateur27_replay", (None, Sequel::Replay), None),
    ] {
        let profile = RuleProfile::shipped(id).unwrap();
        let AgreementRule::On(terms) = profile.agreement else { panic!("{id}") };
        let report = AgreementReport::of(&position, &history, terms, profile.handicap_credit);
        let points = [report.points.black, report.points.white].map(PointCount::total);
        assert_eq!((points, report.is_tie(), report.is_admissible), ([27, 27], true, true), "{id}");
        let verdict = report.verdict();
        assert_eq!((verdict.outcome.winner, verdict.sequel), agreed, "{id}");
        let DeclarationRule::On(terms) = profile.declaration else { panic!("{id}") };
        let terms = DeclarationTerms { pieces_in_camp: 1, ..terms };
        let report = DeclarationReport::of(&position, &history, terms, profile.handicap_credit);
        assert_eq!(report.verdict().unwrap().outcome.winner, declared, "{id}");
    }
}

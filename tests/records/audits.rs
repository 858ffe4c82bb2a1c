//! The arbiter's log: what was written into a record comes back out of it, in every format that supports comments.

use std::time::Duration;

use komadai::record::{
    AuditAct, AuditClock, AuditEntry, AuditState, GameTree, LineEnd, LoggedClaim, RecordFormat, Standing, TextEncoding,
    audit_csv, import, to_bytes,
};
use komadai::rules::{Claimant, EndReason, FoulKind, Outcome, Sequel};
use komadai::shogi::{Color, Move, Position};
use proptest::prelude::*;

fn color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::Black), Just(Color::White)]
}

fn mv() -> impl Strategy<Value = Move> {
    proptest::sample::select(vec!["7g7f", "8h2b+", "P*5e"]).prop_map(|mv| mv.parse().unwrap())
}

/// A claim, or that nothing is known of it.
fn claim() -> impl Strategy<Value = Option<LoggedClaim>> {
    let by = prop_oneof![Just(Claimant::Arbiter), Just(Claimant::Spectator), color().prop_map(Claimant::Player),];
    let about = (any::<usize>(), proptest::sample::select(FoulKind::ALL.to_vec()));
    proptest::option::of((by, proptest::option::of(about)).prop_map(|(by, about)| LoggedClaim { by, about }))
}

fn act() -> impl Strategy<Value = AuditAct> {
    let plain = vec![
        AuditAct::Called,
        AuditAct::CallAnswered,
        AuditAct::Stopped,
        AuditAct::Resumed,
        AuditAct::HallStopped,
        AuditAct::HallStarted,
        AuditAct::Default,
        AuditAct::DoubleDefault,
        AuditAct::SleepForgotten,
        AuditAct::SleepCounted,
        AuditAct::Interrupted,
        AuditAct::Adjourned,
    ];
    let charge = proptest::option::of(proptest::sample::select(FoulKind::ALL.to_vec()));
    let sequel = prop_oneof![Just(Sequel::Stands), Just(Sequel::Replay)];
    prop_oneof![
        proptest::sample::select(plain),
        claim().prop_map(AuditAct::ClaimUpheld),
        claim().prop_map(AuditAct::ClaimRejected),
        color().prop_map(AuditAct::ClockSet),
        color().prop_map(AuditAct::TurnSet),
        color().prop_map(AuditAct::Warned),
        proptest::option::of(color()).prop_map(AuditAct::DeclarationJudged),
        proptest::option::of(color()).prop_map(AuditAct::DeclarationDismissed),
        any::<u64>().prop_map(|millis| AuditAct::LateMove { millis }),
        any::<u64>().prop_map(|millis| AuditAct::KeptMove { millis }),
        (color(), any::<i64>()).prop_map(|(to, secs)| AuditAct::TimeGiven { to, secs }),
        proptest::collection::vec(mv(), 0..5).prop_map(AuditAct::TakenBack),
        (any::<usize>(), mv(), mv()).prop_map(|(ply, from, to)| AuditAct::Corrected { ply, from, to }),
        (charge, sequel).prop_map(|(charge, sequel)| AuditAct::Ruled { charge, sequel }),
        proptest::option::of(mv()).prop_map(AuditAct::Reopened),
    ]
}

fn state() -> impl Strategy<Value = AuditState> {
    let clock =
        || {
            (0_u64..1_000_000, 0_u32..99, proptest::option::of(0_u64..600)).prop_map(|(secs, extras, left)| {
                AuditClock { main: Duration::from_secs(secs), extras, period: left.map(Duration::from_secs) }
            })
        };
    let reason = prop_oneof![
        Just(EndReason::Resignation),
        Just(EndReason::Default),
        Just(EndReason::ArbiterDecision),
        ".{1,8}".prop_map(EndReason::Other),
    ];
    let over =
        (proptest::option::of(color()), reason).prop_map(|(winner, reason)| Standing::Over(Outcome { winner, reason }));
    let standing = prop_oneof![
        2 => Just(Standing::Waiting),
        2 => Just(Standing::Running),
        2 => Just(Standing::Stopped),
        3 => over,
    ];
    (0_usize..999, standing, [clock(), clock()], any::<[u32; 2]>())
        .prop_map(|(ply, standing, clocks, warnings)| AuditState { ply, standing, clocks, warnings })
}

fn entry() -> impl Strategy<Value = AuditEntry> {
    // Anything that can be typed, along with the characters the line itself is made of.
    let words = || prop_oneof![Just(String::new()), "[a-z|%\\n\\r 　*、。審判]{0,12}", ".{0,20}"];
    (words(), words(), act(), words(), state(), state())
        .prop_map(|(date, who, act, reason, before, after)| AuditEntry { date, who, act, reason, before, after })
}

fn with_log(entries: &[AuditEntry]) -> GameTree {
    let mut tree = GameTree::new(Position::even());
    tree.play(GameTree::ROOT, "7g7f".parse().unwrap()).unwrap();
    tree.node_mut(GameTree::ROOT).comments_mut().push("Somebody wrote this.");
    tree.log = entries.to_vec();
    tree
}

proptest! {
    #[test]
    fn an_entry_is_read_as_it_was_written(entry in entry()) {
        let line = entry.to_string();
        prop_assert_eq!(line.lines().count(), 1, "{}", line);
        prop_assert_eq!(AuditEntry::in_line(&line), Some(entry));
    }

    #[test]
    fn a_log_comes_back_from_every_format_that_holds_comments(entries in proptest::collection::vec(entry(), 0..4)) {
        let tree = with_log(&entries);
        for format in [RecordFormat::Kif, RecordFormat::Ki2, RecordFormat::Csa, RecordFormat::Jkf] {
            let bytes = to_bytes(&tree, format, TextEncoding::Utf8, LineEnd::Lf).unwrap();
            let read = import(&bytes).unwrap().tree;
            prop_assert_eq!(&read.log, &entries, "{:?}", format);
            let comments = read.node(GameTree::ROOT).comments();
            prop_assert_eq!(comments, ["Somebody wrote this."], "the log is not what people wrote");
        }
    }

    #[test]
    fn the_table_has_a_row_of_the_same_length_for_every_entry(entries in proptest::collection::vec(entry(), 0..4)) {
        let table = audit_csv(&entries);
        let mut reader = csv::Reader::from_reader(table.as_bytes());
        let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
        prop_assert_eq!(rows.len(), entries.len());
        for (row, entry) in rows.iter().zip(&entries) {
            for (cell, said) in [(&row[1], &entry.who), (&row[3], &entry.reason)] {
                // An apostrophe keeps a spreadsheet from taking the words for a formula.
                prop_assert!(cell == said || cell.strip_prefix('\'') == Some(said), "{cell:?} {said:?}");
            }
        }
    }
}

#[test]
fn what_is_no_entry_is_left_to_the_comment() {
    let whole = "*審判=d | w | stop | r | 1 running 0:00:01/0 0:00:01/0 0/0 | 1 stopped 0:00:01/0 0:00:01/0 0/0";
    assert!(AuditEntry::in_line(whole).is_some());
    let broken = [
        "",
        "*審判=",
        &whole[1..],
        &whole.replace("stop |", "stops |"),
        &whole.replace("1 running", "running"),
        &whole.replace("0:00:01/0", "0:61:01/0"),
        &whole.replace("0/0", "0"),
        &whole.replace("w |", "%zz |"),
        &format!("{whole} | more"),
    ];
    for line in broken {
        assert_eq!(AuditEntry::in_line(line), None, "{line}");
    }
}

#[test]
fn a_log_of_before_that_does_not_say_who_claimed_is_read() {
    assert_eq!("uphold".parse(), Ok(AuditAct::ClaimUpheld(None)));
    assert_eq!("reject".parse(), Ok(AuditAct::ClaimRejected(None)));
    let of_white = LoggedClaim { by: Claimant::Player(Color::White), about: None };
    assert_eq!("reject W".parse(), Ok(AuditAct::ClaimRejected(Some(of_white))));
    let about = LoggedClaim { about: Some((9, FoulKind::TwoPawns)), ..of_white };
    assert_eq!("reject W 9 two_pawns".parse(), Ok(AuditAct::ClaimRejected(Some(about))));
    for broken in ["uphold somebody", "uphold W 9", "uphold W 9 rudeness", "uphold W nine two_pawns"] {
        assert!(broken.parse::<AuditAct>().is_err(), "{broken}");
    }
}

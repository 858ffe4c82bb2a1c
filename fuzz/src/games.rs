//! Laws for everything written down about a game, and for a game in which anybody can do anything.

use std::time::Duration;

use komadai::clock::{SessionTime, TimeControl};
use komadai::journal::{BrokenOff, Scribe, recover, recover_any};
use komadai::record::AuditEntry;
use komadai::rules::{FoulKind, RuleProfile, Sequel};
use komadai::session::{
    ArbiterAct, ArbiterRuling, ClaimRuling, Claimant, ClockCommand, ClockSession, ClockStatus, Consent, Correction,
    DeclarationDecision, MatchCommand, MatchSession, MatchSetup, MatchStatus, Pending, Signature, SleepRuling,
};
use komadai::shogi::{Color, Move, Square};
use komadai::storage::read_settings;
use komadai::tournament::{Tournament, read_pairings};
use serde::{Deserialize, Serialize};

/// A journal: the bytes as they are, which seldom pass a checksum, and their lines sealed as if the program had written
/// them.
pub fn journal(bytes: &[u8]) {
    take_up_again(bytes);
    let session = MatchSession::new(MatchSetup::default());
    let (_, mut journal) = Scribe::begin(&session, "2026/11/21 14:30:05");
    let text = String::from_utf8_lossy(bytes);
    for line in text.lines() {
        journal = sealed(&journal, line);
    }
    take_up_again(journal.as_bytes());
}

/// Whatever is recovered can be resumed and continued, and recovering it again gives the same.
fn take_up_again(bytes: &[u8]) {
    let Ok(recovered) = recover(bytes) else { return };
    let whole = bytes[..recovered.whole].to_vec();
    let again = recover(&whole).expect("it was whole");
    assert_eq!(again.damage, None);
    assert_eq!(again.session.log(), recovered.session.log());
    let (session, mut scribe, lines) = recovered.take_up();
    let written = [whole, lines.into_bytes(), scribe.follow(&session).into_bytes()].concat();
    let again = recover(&written).expect("it was whole");
    assert_eq!(again.damage, None);
    assert!(again.session.tree() == session.tree() && again.session.log() == session.log());
    hold(&session);
}

/// Appends a line to a journal, with its checksum.
fn sealed(journal: &str, json: &str) -> String {
    let mut checksum = crc32fast::Hasher::new();
    journal.lines().for_each(|line| checksum.update(&line.as_bytes()[9..]));
    checksum.update(json.as_bytes());
    format!("{journal}{:08x} {json}\n", checksum.finalize())
}

/// A game under any of the built-in profiles, two bytes per command.
pub fn session(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let ids: Vec<&str> = RuleProfile::shipped_ids().collect();
    let profile = RuleProfile::shipped(ids[usize::from(first) % ids.len()]).expect("it is shipped");
    let time = [TimeControl::byoyomi(Duration::from_secs(60), Duration::from_secs(10)); 2];
    let mut session = MatchSession::new(MatchSetup { profile, time, ..MatchSetup::default() });
    let (mut scribe, mut journal) = Scribe::begin(&session, "2026/11/21 14:30:05");
    let mut now = SessionTime::default();
    for pair in rest.chunks_exact(2) {
        now = now.plus(Duration::from_millis(u64::from(pair[0]) * 20));
        _ = session.apply(command(&session, pair[0], pair[1], now), now);
        hold(&session);
        journal += &scribe.follow(&session);
    }
    let recovered = recover(journal.as_bytes()).expect("it was written by us");
    assert_eq!(recovered.damage, None);
    assert!(recovered.session.tree() == session.tree());
    assert_eq!(recovered.session.status(), session.status());
}

fn command(session: &MatchSession, kind: u8, what: u8, now: SessionTime) -> MatchCommand {
    let by = if what & 1 == 0 { Color::Black } else { Color::White };
    let consent = if what & 1 == 0 { Consent::Agreed } else { Consent::Declined };
    match kind % 32 {
        0 => MatchCommand::Begin,
        1 if what & 2 == 0 => MatchCommand::Resign,
        1 => MatchCommand::ResignOutOfTurn { by },
        2 => MatchCommand::TakeBack,
        3 => MatchCommand::AnswerTakeBack(consent),
        4 => MatchCommand::Pause,
        5 => MatchCommand::ArbiterPause,
        6 | 7 => MatchCommand::Resume,
        8 => MatchCommand::Interrupt,
        9 => MatchCommand::ProposeImpasse { by },
        10 => MatchCommand::AnswerImpasse(consent),
        11 => MatchCommand::ConsiderDeclaration,
        12 => MatchCommand::Declare,
        13 => MatchCommand::WithdrawDeclaration,
        14 => MatchCommand::Claim { by: Claimant::Player(by) },
        15 => MatchCommand::Claim { by: if what & 1 == 0 { Claimant::Arbiter } else { Claimant::Spectator } },
        16 => order(ArbiterAct::RuleOnClaim(if what & 1 == 0 { ClaimRuling::Uphold } else { ClaimRuling::Reject })),
        17 => order(ArbiterAct::DefaultWin { winner: by }),
        18 => order(ArbiterAct::Rule(ArbiterRuling {
            winner: (what & 2 == 0).then_some(by),
            charge: (what & 4 == 0).then_some(FoulKind::TakeBack),
            sequel: if what & 8 == 0 { Sequel::Stands } else { Sequel::Replay },
            words: "So it is.".to_owned(),
        })),
        19 => MatchCommand::Tick,
        20 | 21 => anything(what),
        22 => order(correction(session, by, what)),
        23 => order(match what % 6 {
            4 => ArbiterAct::RuleOnDeclaration(DeclarationDecision::Judge),
            5 => ArbiterAct::RuleOnDeclaration(DeclarationDecision::Dismiss),
            0 => ArbiterAct::Warn(by),
            1 => ArbiterAct::SetTurn(by),
            2 => ArbiterAct::DoubleDefault,
            _ => ArbiterAct::Interrupt,
        }),
        24 => MatchCommand::NoteSleep { since: now, slept: Duration::from_secs(what.into()) },
        25 => MatchCommand::AnswerSleep(if what & 1 == 0 { SleepRuling::Forget } else { SleepRuling::Count }),
        _ => {
            let moves = session.position().legal_moves();
            moves.get(usize::from(what) % moves.len().max(1)).copied().map_or(MatchCommand::Tick, MatchCommand::Play)
        }
    }
}

/// A clock for a physical board, two bytes per command. Whatever its journal records is restored.
pub fn clock(bytes: &[u8]) {
    let Some((&first, rest)) = bytes.split_first() else { return };
    let (main, period) = (Duration::from_secs(20), Duration::from_secs(5));
    let control = match first % 4 {
        0 => TimeControl::sudden_death(main),
        1 => TimeControl::byoyomi(main, period),
        2 => TimeControl::periods(main, period, 3),
        _ => TimeControl::UNTIMED,
    };
    let mut session = ClockSession::new([control; 2]);
    let (mut scribe, mut journal) = Scribe::begin(&session, "2026/11/21 14:30:05");
    let mut now = SessionTime::default();
    for pair in rest.chunks_exact(2) {
        now = now.plus(Duration::from_millis(u64::from(pair[0]) * 20));
        session.apply(clock_command(pair[0], pair[1], now), now);
        assert_eq!(session.clock().running().is_some(), session.status() == ClockStatus::Running);
        journal += &scribe.follow(&session);
    }
    journal += &scribe.beat(now);
    let Ok(BrokenOff::Clock(recovered)) = recover_any(journal.as_bytes()) else { panic!("it was written by us") };
    assert_eq!(recovered.damage, None);
    assert_eq!((recovered.session.log(), recovered.session.status()), (session.log(), session.status()));
    let shown = |session: &ClockSession| Color::ALL.map(|color| session.clock().reading(color, now));
    assert_eq!(shown(&recovered.session), shown(&session));
}

fn clock_command(kind: u8, what: u8, now: SessionTime) -> ClockCommand {
    let color = if what & 1 == 0 { Color::Black } else { Color::White };
    match kind % 16 {
        0 => ClockCommand::Pause,
        1 | 2 => ClockCommand::Resume,
        3 => ClockCommand::Tick,
        4 => ClockCommand::NoteSleep { since: now, slept: Duration::from_secs(what.into()) },
        5 => ClockCommand::AnswerSleep(if what & 1 == 0 { SleepRuling::Forget } else { SleepRuling::Count }),
        6 => ClockCommand::Correct(Correction {
            color,
            main_left: Duration::from_secs(what.into()),
            extras_left: u32::from(what >> 5),
            moves: what.into(),
        }),
        _ => ClockCommand::Press(color),
    }
}

/// An unsigned order.
fn order(act: ArbiterAct) -> MatchCommand {
    act.signed(Signature::default())
}

/// A correction or an adjournment by the arbiter.
fn correction(session: &MatchSession, by: Color, what: u8) -> ArbiterAct {
    let moves = session.position().legal_moves();
    let mv = moves.get(usize::from(what >> 3)).copied();
    match what % 8 {
        0 => ArbiterAct::Call,
        1 => ArbiterAct::Resume,
        2 => ArbiterAct::GiveTime { to: by, secs: i64::from(what) - 128 },
        3 => ArbiterAct::SetClock { color: by, main_left: Duration::from_secs(what.into()), extras_left: 1 },
        4 => ArbiterAct::TakeBack { moves: usize::from(what >> 5) },
        5 => mv.map_or(ArbiterAct::Stop, |mv| ArbiterAct::CorrectMove { ply: usize::from(what >> 4), mv }),
        6 => ArbiterAct::Adjourn { sealed: mv },
        _ => ArbiterAct::Reopen,
    }
}

/// A move from one square of the board to another, whatever is there.
fn anything(what: u8) -> MatchCommand {
    let square = |index: u8| Square::from_index(usize::from(index) % 81).expect("there are 81 squares");
    MatchCommand::Play(Move::Normal { from: square(what), to: square(what.wrapping_mul(7)), promote: what & 1 == 1 })
}

/// Invariants of a match.
fn hold(session: &MatchSession) {
    let is_over = matches!(session.status(), MatchStatus::Over(_));
    assert_eq!(session.verdict().is_some(), is_over);
    assert!(!(is_over && (session.pending().is_some() || session.clock().running().is_some())));
    assert_eq!(session.clock().running().is_some(), *session.status() == MatchStatus::Running);
    assert_eq!(&session.tree().position_at(session.node()), session.position());
    assert_eq!(session.tree().ply(session.node()), session.plies());
    if session.pending().is_some_and(Pending::holds_up_the_game) {
        assert_eq!(session.status(), &MatchStatus::Paused);
    }
}

/// Settings with every kind of value the window has.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct SomeSettings {
    number: u32,
    names: Vec<String>,
    time: Duration,
    setup: Option<MatchSetup>,
}

/// Settings: reading ends whatever is in the file, and gives the same every time.
pub fn settings(bytes: &[u8]) {
    let (read, is_whole) = match read_settings::<SomeSettings>(bytes) {
        Ok(settings) => (settings, true),
        Err((rest, _)) => (rest, false),
    };
    assert!(is_whole || read_settings::<SomeSettings>(bytes).is_err_and(|(rest, _)| rest == read));
}

/// A rule profile: whatever is read round-trips.
pub fn profile(bytes: &[u8]) {
    let Ok(profile) = RuleProfile::from_ron("fuzz.ron", &String::from_utf8_lossy(bytes)) else { return };
    assert_eq!(RuleProfile::from_ron("fuzz.ron", &profile.to_ron()), Ok(profile));
}

/// The file of an event: whatever is read round-trips. Lists of pairings or results are read without a panic, whatever
/// is in the file.
pub fn event(bytes: &[u8]) {
    _ = read_pairings("fuzz.csv", bytes);
    let Ok(event) = Tournament::from_ron("fuzz.ron", &String::from_utf8_lossy(bytes)) else { return };
    assert_eq!(Tournament::from_ron("fuzz.ron", &event.to_ron()), Ok(event));
}

/// The lines that record an arbiter's acts: whatever is read round-trips.
pub fn audit(bytes: &[u8]) {
    for entry in String::from_utf8_lossy(bytes).lines().filter_map(AuditEntry::in_line) {
        assert_eq!(AuditEntry::in_line(&entry.to_string()), Some(entry));
    }
}

//! Journals: whatever was done in a match is restored from what was written down, as far as that is intact.

use komadai::clock::TimeControl;
use komadai::journal::{
    BrokenOff, DamageKind, Entry, JournalError, Proof, Recovered, Scribe, is_journal, recover, recover_any,
};
use komadai::session::{MatchCommand, MatchSession, MatchSetup, MatchStatus, Player};
use komadai::shogi::Color;
use proptest::prelude::*;

use crate::any_commands::{Wish, command_for, session_of, wishes};
use crate::scripts::{Script, secs};

const DATE: &str = "2026/11/21 14:30:05";

/// A match with its journal, a line per command.
struct Journaled {
    script: Script,
    scribe: Scribe,
    journal: String,
    /// For each move, the length of the journal once it was written, and the position.
    moves: Vec<(usize, String)>,
}

impl Journaled {
    fn new(script: Script) -> Self {
        let (scribe, journal) = Scribe::begin(&script.session, DATE);
        Self { script, scribe, journal, moves: Vec::new() }
    }

    fn blitz() -> Self {
        let players = ["佐藤", "Ōno \"α\"\n"].map(|name| Player { name: name.to_owned(), rank: "初段".to_owned() });
        let time = [TimeControl::byoyomi(secs(60), secs(30)); 2];
        Self::new(Script::waiting(MatchSetup { players, time, ..MatchSetup::default() }))
    }

    fn wish(&mut self, wait: u64, wish: &Wish) {
        self.script.wait(secs(wait));
        let command = command_for(&self.script.session, wish);
        _ = self.script.give(command);
        self.write();
    }

    fn write(&mut self) {
        self.journal += &self.scribe.follow(&self.script.session);
        self.moves.push((self.journal.len(), self.script.session.position().to_sfen(1)));
    }

    fn play(&mut self, moves: &str) {
        for mv in moves.split_whitespace() {
            self.script.wait(secs(1));
            self.script.play(mv);
            self.write();
        }
    }

    fn beat(&mut self) {
        self.journal += &self.scribe.beat(self.script.now());
    }

    fn recovered(&self) -> Recovered {
        recover(self.journal.as_bytes()).expect("it was written by us")
    }
}

/// Compares everything visible of two stopped matches.
fn assert_same(one: &MatchSession, other: &MatchSession) {
    assert_eq!(one.setup(), other.setup());
    assert_eq!(one.tree(), other.tree());
    assert_eq!(one.tree().header, other.tree().header);
    assert_eq!((one.position(), one.plies()), (other.position(), other.plies()));
    assert_eq!((one.status(), one.verdict(), one.pending()), (other.status(), other.verdict(), other.pending()));
    assert_eq!(one.repetition_status(), other.repetition_status());
    assert_eq!(one.log(), other.log());
    assert_eq!(one.next_game(), other.next_game());
    let at = Script::waiting(MatchSetup::default()).now();
    assert_eq!(
        Color::ALL.map(|color| one.clock().reading(color, at)),
        Color::ALL.map(|color| other.clock().reading(color, at))
    );
}

/// The line with `json` that continues `journal`.
fn sealed(journal: &str, json: &str) -> String {
    let mut checksum = crc32fast::Hasher::new();
    journal.lines().for_each(|line| checksum.update(&line.as_bytes()[9..]));
    checksum.update(json.as_bytes());
    format!("{:08x} {json}\n", checksum.finalize())
}

proptest! {
    /// Every rule profile, every command, any time in between.
    #[test]
    fn a_match_comes_back_as_it_was_and_goes_on_as_it_would_have(
        profile in 0_usize..14, is_even: bool, before in wishes(), after in wishes()
    ) {
        let mut kept = Journaled::new(session_of(profile, is_even));
        before.iter().for_each(|(wait, wish)| kept.wish(*wait, wish));
        kept.beat();
        let recovered = kept.recovered();
        prop_assert_eq!((recovered.damage, recovered.whole), (None, kept.journal.len()));
        let (session, _, _) = recovered.take_up();
        let now = kept.script.now();
        if kept.script.session.verdict().is_none() {
            kept.script.session.break_off_at(now);
        }
        assert_same(&session, &kept.script.session);
        let mut again = Script::waiting(MatchSetup::default());
        again.session = session;
        again.wait(now.since(again.now()));
        for (wait, wish) in &after {
            kept.script.wait(secs(*wait));
            again.wait(secs(*wait));
            let command = command_for(&again.session, wish);
            let (here, there) = (again.give(command.clone()), kept.script.give(command));
            prop_assert_eq!(here.is_ok(), there.is_ok());
        }
        assert_same(&again.session, &kept.script.session);
    }

    /// It may be resumed and interrupted any number of times, and torn every time.
    #[test]
    fn a_match_that_is_broken_off_again_and_again_keeps_every_move(lives in prop::collection::vec((wishes(), 0_usize..60), 1..5)) {
        let mut kept = Journaled::new(session_of(0, true));
        for (wishes, torn) in lives {
            let tail = "0badc0de {\"Done\":{\"at\":1,\"command\":{\"Play\":\"7g7f\"},\"proof\":null}}";
            kept.journal += &tail[..torn.min(tail.len())];
            let recovered = kept.recovered();
            let plies = kept.script.session.plies();
            prop_assert_eq!(recovered.session.plies(), plies);
            kept.journal.truncate(recovered.whole);
            let (session, scribe, lines) = recovered.take_up();
            kept.journal += &lines;
            kept.scribe = scribe;
            kept.script = Script::waiting(MatchSetup::default());
            kept.script.session = session;
            _ = kept.script.give(MatchCommand::Resume);
            kept.write();
            wishes.iter().for_each(|(wait, wish)| kept.wish(*wait, wish));
            assert_same_without_clock(&kept.recovered().session, &kept.script.session);
        }
    }
}

/// For running clocks, which show something different at every instant.
fn assert_same_without_clock(one: &MatchSession, other: &MatchSession) {
    assert_eq!((one.tree(), one.log(), one.status()), (other.tree(), other.log(), other.status()));
}

#[test]
fn a_journal_cut_anywhere_keeps_every_move_that_was_written_whole() {
    let mut kept = Journaled::blitz();
    kept.play("7g7f 3c3d 8h2b+ 3a2b B*4e");
    for length in 0..kept.journal.len() {
        let first_line = kept.journal.find('\n').unwrap() + 1;
        let bytes = &kept.journal.as_bytes()[..length];
        match recover(bytes) {
            Err(error) => assert!(length < first_line && error == JournalError::Empty, "{length}: {error}"),
            Ok(recovered) => {
                let plies = kept.moves.iter().filter(|(end, _)| *end <= length).count();
                assert_eq!(recovered.session.plies(), plies, "{length}");
                let is_torn = recovered.whole != length;
                assert_eq!(recovered.damage.map(|damage| damage.kind), is_torn.then_some(DamageKind::Torn), "{length}");
                assert!(is_journal(bytes));
            }
        }
    }
}

#[test]
fn a_bit_flipped_anywhere_is_noticed_and_costs_nothing_before_its_line() {
    let mut kept = Journaled::blitz();
    kept.play("7g7f 3c3d 8h2b+");
    let first_line = kept.journal.find('\n').unwrap() + 1;
    for index in 0..kept.journal.len() {
        for bit in 0..8 {
            let mut bytes = kept.journal.clone().into_bytes();
            bytes[index] ^= 1 << bit;
            match recover(&bytes) {
                Err(error) => assert!(index < first_line, "byte {index}, bit {bit}: {error}"),
                Ok(recovered) => {
                    let plies = kept.moves.iter().filter(|(end, _)| *end <= index).count();
                    assert_eq!(recovered.session.plies(), plies, "byte {index}, bit {bit}");
                    assert!(recovered.damage.is_some(), "byte {index}, bit {bit}");
                }
            }
        }
    }
}

#[test]
fn the_time_after_the_last_beat_is_charged_to_nobody() {
    let mut kept = Journaled::blitz();
    kept.play("7g7f");
    kept.script.wait(secs(20));
    kept.beat();
    kept.script.wait(secs(3600));
    let (session, _, _) = kept.recovered().take_up();
    assert_eq!(session.status(), &MatchStatus::Paused);
    let shown = |color| session.clock().reading(color, kept.script.now()).shown();
    assert_eq!((shown(Color::Black), shown(Color::White)), (secs(60), secs(40)));
}

#[test]
fn the_lines_about_the_game_come_back_too() {
    let mut kept = Journaled::blitz();
    kept.play("7g7f");
    kept.script.session.tree_mut().header.set("棋戦", "例会\n二回戦");
    kept.write();
    assert_eq!(kept.recovered().session.tree().header.get("棋戦"), Some("例会\n二回戦"));
    assert_eq!(kept.recovered().session.setup(), kept.script.session.setup());
}

#[test]
fn a_match_that_disagrees_with_its_proof_is_taken_up_before_that_line() {
    let mut one = Journaled::blitz();
    one.play("7g7f 3c3d");
    let mut other = Journaled::blitz();
    other.play("7g7f");
    // The same journal except for a false proof, such as a version with other rules might write.
    other.script.wait(secs(1));
    other.script.play("8c8d");
    let lie = Entry::Done {
        at: other.script.now(),
        command: MatchCommand::Play("3c3d".parse().unwrap()),
        proof: Some(Proof::of(&other.script.session)),
    };
    other.journal += &sealed(&other.journal, &serde_json::to_string(&lie).unwrap());
    let recovered = other.recovered();
    assert_eq!(recovered.session.plies(), 1);
    assert_eq!(
        recovered.damage.map(|damage| (damage.line, damage.kind, damage.lost)),
        Some((3, DamageKind::Disagrees, 1))
    );
    assert_eq!(one.recovered().session.plies(), 2);
}

#[test]
fn a_journal_of_a_program_to_come_is_named_and_left_alone() {
    let first = sealed("", r#"{"journal":4,"program":"9.0","unheard_of":true}"#);
    let newer = JournalError::Newer { version: 4, program: "9.0".to_owned() };
    assert_eq!(recover(first.as_bytes()).unwrap_err(), newer);
    assert_eq!(recover_any(first.as_bytes()).unwrap_err(), newer);
}

#[test]
fn what_older_programs_do_not_know_is_written_in_a_layout_that_they_leave_alone() {
    let (_, journal) = Scribe::begin(&MatchSession::new(MatchSetup::default()), "2026/11/22 20:00:00");
    assert!(journal.contains("{\"journal\":3,"), "layout 2 had no replays before anything was done in them");
}

#[test]
fn journals_of_the_first_layout_are_read_to_their_ends() {
    let game = recover(include_bytes!("data/match-layout-1.journal")).expect("a match");
    assert_eq!((game.opening.journal, game.damage), (1, None));
    assert_eq!(game.session.plies(), 5);
    assert!(game.session.is_adjourned(), "the sealed move was written without an envelope");
    let clock = recover_any(include_bytes!("data/clock-layout-1.journal")).expect("a clock");
    let BrokenOff::Clock(clock) = clock else { panic!("it is of a clock beside a board of wood") };
    assert_eq!((clock.opening.journal, clock.damage), (1, None));
    assert_eq!(clock.session.moves(Color::Black), 2);
}

#[test]
fn what_is_no_journal_is_said_to_be_none() {
    assert_eq!(recover(b"").unwrap_err(), JournalError::Empty);
    assert_eq!(recover("手合割：平手\n".as_bytes()).unwrap_err(), JournalError::NoJournal);
    assert!(!is_journal("手合割：平手\n".as_bytes()));
}

//! What is shown when something has gone wrong: a power cut, a full disk, a machine that slept.

use std::path::PathBuf;
use std::time::Duration;

use komadai::app::{BrokenOffGame, ClockAction, Effect, Incoming, JournalJob, JournalNews, JournalOf, WriteJob};
use komadai::journal::{RecordBeside, recover_any};
use komadai::shogi::Color;
use komadai::storage::{self, FileError, JournalTrouble};

use super::board;
use crate::room::Room;

/// The journal so far.
fn journal(room: &Room) -> String {
    let mut journal = String::new();
    for effect in &room.effects {
        let Effect::Journal(JournalJob::Write(_, job)) = effect else { continue };
        match job {
            WriteJob::Begin { lines, .. } | WriteJob::BeginInItsPlace { lines, .. } => journal.clone_from(lines),
            WriteJob::Append(lines) | WriteJob::Beat(lines) => journal += lines,
            WriteJob::TakeUp { .. }
            | WriteJob::BeginReview { .. }
            | WriteJob::RewriteReview(_)
            | WriteJob::KeepRecord
            | WriteJob::Check
            | WriteJob::SaveRecord(_)
            | WriteJob::Close
            | WriteJob::LetGo => {}
        }
    }
    journal
}

/// The program dies, and the next start finds its journal.
fn power_cut(room: &mut Room) {
    let bytes = journal(room).into_bytes();
    let recovered = recover_any(&bytes).expect("it was written just now");
    room.start_again();
    let game = BrokenOffGame {
        path: PathBuf::from("20261122-100140.journal"),
        bytes,
        recovered,
        beside: RecordBeside::NothingMore,
    };
    room.receive(Incoming::Journal(JournalNews::Found(vec![game], Vec::new())));
}

pub fn take_up(room: &mut Room) {
    board::play(room);
    power_cut(room);
}

pub fn take_up_clock(room: &mut Room) {
    board::clock_running(room);
    room.act(komadai::app::Action::Clock(ClockAction::Press(Color::Black)));
    room.pass(Duration::from_secs(20));
    power_cut(room);
}

pub fn full_disk(room: &mut Room) {
    board::play(room);
    let trouble = JournalTrouble::Failed(FileError::Other("No space left on device".to_owned()));
    let news = storage::JournalNews::NotSafe { path: PathBuf::from("/full/20261122-100140.journal"), trouble };
    room.receive(Incoming::Journal(JournalNews::Written(JournalOf::Match, news)));
}

pub fn sleep(room: &mut Room) {
    board::play(room);
    room.sleep(Duration::from_secs(95));
}

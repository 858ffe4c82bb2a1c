//! Records that are changed while they are gone through: what nobody has saved outlasts a crash.

use std::path::{Path, PathBuf};
use std::time::Duration;

use egui::{Key, Modifiers};
use komadai::app::{
    Action, BrokenOffGame, Command, Effect, Incoming, JournalJob, JournalNews, JournalOf, ReadFailure, WriteJob,
};
use komadai::journal::{RecordBeside, UnsavedReview, read_review, recover_any};
use komadai::record::{GameTree, LineEnd, TextEncoding, import};
use komadai::storage::{DialogAnswer, FileDialogRequest};

use crate::files::{answer_save_dialog, open, written};
use crate::table::Table;

pub const RECORD: &str = "手合割：平手\n先手：佐藤\n後手：鈴木\n1 ７六歩(77)\n2 ３四歩(33)\n";

/// What the program has asked of the file aside.
pub fn jobs(table: &mut Table) -> Vec<WriteJob> {
    let of_review = |job| if let JournalJob::Write(JournalOf::Review, job) = job { Some(job) } else { None };
    table.take_journal_jobs().into_iter().filter_map(of_review).collect()
}

/// What lies aside after that, if anything was written.
pub fn kept(jobs: &[WriteJob]) -> Option<Vec<u8>> {
    jobs.iter().rev().find_map(|job| match job {
        WriteJob::BeginReview { draft, .. } | WriteJob::RewriteReview(draft) => Some(draft.to_bytes()),
        _ => None,
    })
}

pub fn read(bytes: &[u8]) -> UnsavedReview {
    read_review(bytes).expect("it was written by us")
}

/// A record from a file that was given a variation.
fn changed() -> Table {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.play("2g", "2f");
    assert_eq!(jobs(&mut table), [], "it has not rested yet");
    table
}

/// The next start, which finds this aside.
fn next_start(bytes: Vec<u8>) -> Table {
    let mut table = Table::new();
    let recovered = recover_any(&bytes).expect("it was written by us");
    let path = PathBuf::from("20261126-200000.review");
    let found = BrokenOffGame { path, bytes, recovered, beside: RecordBeside::NothingMore };
    table.receive(Incoming::Journal(JournalNews::Found(vec![found], Vec::new())));
    table
}

/// Opens what was found.
fn take_up(table: &mut Table) {
    table.take_journal_jobs();
    table.click("Open it");
    let look = table.take_journal_jobs().into_iter().find_map(|job| match job {
        JournalJob::LookAgain { path, bytes } => Some((path, bytes)),
        _ => None,
    });
    let (path, bytes) = look.expect("another window may have taken it up");
    let recovered = recover_any(&bytes).expect("it was written by us");
    let game = Box::new(BrokenOffGame { path, bytes, recovered, beside: RecordBeside::NothingMore });
    table.receive(Incoming::Journal(JournalNews::StillBrokenOff(game)));
}

#[test]
fn what_was_changed_is_written_aside_once_it_rests_and_again_after_the_next_change() {
    let mut table = changed();
    assert!(table.next_change().is_some_and(|left| left <= Duration::from_secs(3)), "the window wakes up for it");
    table.wait(Duration::from_secs(3));
    let first = jobs(&mut table);
    assert!(matches!(first[..], [WriteJob::BeginReview { .. }]), "{first:?}");
    let review = read(&kept(&first).unwrap());
    assert_eq!((review.opening.file.as_deref(), review.tree.extent().moves), (Some(Path::new("game.kif")), 3));
    table.wait(Duration::from_secs(60));
    assert_eq!(jobs(&mut table), [], "nothing was changed since");
    table.play("8c", "8d");
    table.wait(Duration::from_secs(3));
    let second = jobs(&mut table);
    assert!(matches!(second[..], [WriteJob::RewriteReview(_)]), "{second:?}");
    assert_eq!(read(&kept(&second).unwrap()).tree.extent().moves, 4);
}

#[test]
fn somebody_who_never_rests_is_written_down_after_a_while() {
    let mut table = changed();
    let mut written = Vec::new();
    for at in 0..8 {
        table.wait(Duration::from_secs(2));
        table.ask(Action::EditComment(GameTree::ROOT, format!("{at}")));
        written.extend(jobs(&mut table));
    }
    assert!(!written.is_empty());
}

#[test]
fn the_next_start_offers_the_record_with_all_changes_and_saves_it_nowhere_unasked() {
    let mut table = changed();
    table.wait(Duration::from_secs(3));
    let mut next = next_start(kept(&jobs(&mut table)).unwrap());
    assert!(next.shows("Open the unsaved changes?") && next.shows_containing("game.kif, changed 2026/11/21"));
    take_up(&mut next);
    let taken_up = jobs(&mut next);
    assert!(matches!(taken_up[..], [WriteJob::TakeUp { .. }]), "it stays aside: {taken_up:?}");
    assert_eq!(next.tree().extent().moves, 3);
    next.take_effects();
    next.press(Modifiers::COMMAND, Key::S);
    let asks = next.take_effects();
    assert!(asks.iter().any(|effect| format!("{effect:?}").contains("suggested: \"game.kif\"")), "{asks:?}");
    answer_save_dialog(&mut next, "game.kif");
    let job = next.being_saved().expect("it is saved");
    assert_eq!((job.target.encoding, job.target.line_end), (TextEncoding::Utf8, LineEnd::Lf), "as the file was");
    next.receive(Incoming::Written(job.target, job.revision, Ok(())));
    assert_eq!(jobs(&mut next), [WriteJob::Close], "it lies in its file");
}

#[test]
fn what_is_saved_or_left_on_purpose_lies_aside_no_longer() {
    for way in ["save", "leave", "undo"] {
        let mut table = changed();
        table.wait(Duration::from_secs(3));
        assert!(kept(&jobs(&mut table)).is_some());
        match way {
            "save" => {
                table.take_effects();
                table.press(Modifiers::COMMAND, Key::S);
                written(&mut table, Ok(()));
            }
            "leave" => {
                table.press(Modifiers::COMMAND, Key::Q);
                table.click("Do not save");
            }
            _ => table.press(Modifiers::COMMAND, Key::Z),
        }
        assert_eq!(jobs(&mut table), [WriteJob::Close], "{way}");
    }
}

#[test]
fn a_record_that_is_only_read_is_not_written_aside() {
    let mut table = Table::new();
    open(&mut table, RECORD);
    table.wait(Duration::from_secs(60));
    assert_eq!(jobs(&mut table), []);
}

#[test]
fn what_is_discarded_is_asked_about_twice() {
    let mut table = changed();
    table.wait(Duration::from_secs(3));
    let mut next = next_start(kept(&jobs(&mut table)).unwrap());
    next.click("Discard…");
    assert!(next.shows("Discard these changes?"));
    next.take_journal_jobs();
    next.click("Discard them");
    assert!(next.take_journal_jobs().iter().any(|job| matches!(job, JournalJob::Discard(_))));
}

#[test]
fn whoever_is_asked_about_leaving_has_everything_written_aside_first() {
    let mut table = changed();
    table.ask(Action::EditComment(GameTree::ROOT, "a thought".to_owned()));
    assert_eq!(jobs(&mut table), [], "it has not rested yet");
    table.ask(Action::CloseRequested);
    assert!(table.shows_containing("the changes made since remain only in the list File → Past games"));
    let review = read(&kept(&jobs(&mut table)).expect("that is true at once"));
    assert_eq!((review.tree.extent().moves, review.tree.node(GameTree::ROOT).comments().text()), (3, "a thought"));
    table.click("Do not save");
    assert_eq!(jobs(&mut table), [WriteJob::Close]);
}

#[test]
fn a_record_beneath_a_position_that_is_set_up_is_written_aside_as_well() {
    let mut table = changed();
    table.ask(Action::Command(Command::SetUp));
    table.wait(Duration::from_secs(3));
    assert_eq!(read(&kept(&jobs(&mut table)).expect("it rests")).tree.extent().moves, 3);
}

#[test]
fn what_was_put_aside_is_opened_like_any_record_and_saved_under_another_name() {
    let mut table = changed();
    table.wait(Duration::from_secs(3));
    let aside = kept(&jobs(&mut table)).unwrap();
    let path = PathBuf::from("past/20261126-200000.review");
    let mut table = Table::new();
    table.ask(Action::OpenRecord(path.clone()));
    let imported = import(&aside).map(Box::new).map_err(ReadFailure::Record);
    table.receive(Incoming::Record(path, imported));
    assert_eq!(table.tree().extent().moves, 3);
    table.take_effects();
    table.press(Modifiers::COMMAND, Key::S);
    let asks = table.take_effects();
    assert!(asks.iter().any(|effect| format!("{effect:?}").contains(".kif\"")), "{asks:?}");
    table.receive(Incoming::FileDialog(FileDialogRequest::Save { suggested: String::new() }, DialogAnswer::Cancelled));
    table.ask(Action::CloseRequested);
    assert!(table.take_effects().contains(&Effect::Close), "it stays where it is");
}

//! Saving records, on a thread for each.

use crate::app::effect::Incoming;
use crate::app::effects::Background;
use crate::app::files::form::SaveTarget;
use crate::app::files::job::{RecordJob, SaveFailure};
use crate::app::files::work::KnownFiles;
use crate::app::files::work::turns::Turns;

/// Writes a record, after those that are being written into the same file.
pub fn save(background: &Background, known: &KnownFiles, turns: &mut Turns, job: Box<RecordJob>) {
    let (known, turn) = (known.clone(), turns.take(job.target.path.clone()));
    background.run_replacing("record writer", vec![job.target.path.clone()], move || {
        let bytes = job.bytes();
        turn.wait();
        let (path, result) = match bytes {
            Ok(bytes) => known.write_record(&job.target.path, &bytes, job.if_there),
            Err(failure) => return Incoming::Written(job.target, job.revision, Err(failure)),
        };
        Incoming::Written(SaveTarget { path, ..job.target }, job.revision, result.map_err(SaveFailure::File))
    });
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::thread;
    use std::time::Duration;

    use egui::Context;

    use super::*;
    use crate::app::effect::{IfIncomplete, IfThere, WriteFailure};
    use crate::app::inbox::Inbox;
    use crate::record::{GameTree, Loss, import};
    use crate::storage::{FileError, exists, read_file};

    /// What comes back of these records, which are saved at once.
    fn saved(jobs: Vec<RecordJob>) -> Vec<Result<(), SaveFailure>> {
        let inbox = Inbox::new(Context::default());
        let (background, known, mut turns) = (Background::new(inbox.slot()), KnownFiles::default(), Turns::default());
        let count = jobs.len();
        jobs.into_iter().for_each(|job| save(&background, &known, &mut turns, Box::new(job)));
        let mut told = Vec::new();
        while told.len() < count {
            told.extend(inbox.take_all().into_iter().filter_map(|news| match news {
                Incoming::Written(_, _, result) => Some(result),
                _ => None,
            }));
            thread::sleep(Duration::from_millis(2));
        }
        told
    }

    fn job(path: PathBuf, tree: GameTree) -> RecordJob {
        let (if_there, if_incomplete) = (IfThere::ReplaceAnything, IfIncomplete::Ask);
        RecordJob { target: SaveTarget::by_name(path), tree, revision: 1, if_there, if_incomplete }
    }

    fn game(text: &str) -> GameTree {
        import(text.as_bytes()).unwrap().tree
    }

    #[test]
    fn what_a_file_cannot_hold_comes_back_before_anything_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.csa");
        let tree = game("手合割：平手\n   1 ７六歩(77)\n\n変化：1手\n   1 ２六歩(27)\n");
        let told = saved(vec![job(path.clone(), tree.clone())]);
        let [Err(SaveFailure::Incomplete { losses, .. })] = &told[..] else { panic!("{told:?}") };
        assert!(losses.contains(&Loss::Variations { count: 1 }) && !exists(&path), "{losses:?}");
        let anyway = RecordJob { if_incomplete: IfIncomplete::Write, ..job(path.clone(), tree) };
        assert_eq!(saved(vec![anyway]), [Ok(())]);
        assert!(exists(&path));
        let named = game("手合割：平手\n先手：𠮷田\n   1 ７六歩(77)\n");
        let told = saved(vec![job(folder.path().join("game.kif"), named)]);
        assert_eq!(told, [Err(SaveFailure::Unencodable('𠮷'))]);
    }

    #[test]
    fn of_two_that_are_saved_under_one_name_the_later_one_stays_however_long_the_first_takes() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.kif");
        let comment = format!("*{}\n", "長考".repeat(20)).repeat(20_000);
        let long = game(&format!("手合割：平手\n{comment}   1 ７六歩(77)\n"));
        let short = game("手合割：平手\n   1 ２六歩(27)\n");
        assert_eq!(saved(vec![job(path.clone(), long), job(path.clone(), short.clone())]), [Ok(()), Ok(())]);
        assert_eq!(import(&read_file(&path, 1_000).unwrap()).unwrap().tree, short);
    }

    #[test]
    fn a_folder_under_that_name_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let told = saved(vec![job(folder.path().to_owned(), game("手合割：平手\n   1 ７六歩(77)\n"))]);
        assert_eq!(told, [Err(WriteFailure::System(FileError::FolderThere).into())]);
    }
}

//! Replacing files that have other names.

use std::collections::BTreeSet;
use std::path::PathBuf;

use crate::app::effect::Incoming;
use crate::app::effects::Background;
use crate::storage::other_names;

impl Background {
    /// Runs `job`, which may replace `files`, on a thread called `name`, and tells which of them had other names (hard links).
    /// These go on naming the old file: what is replaced is whole after a power cut as well, what is written in its place is
    /// not, and that is worth more than a link.
    pub fn run_replacing(&self, name: &str, files: Vec<PathBuf>, job: impl FnOnce() -> Incoming + Send + 'static) {
        let mail = self.mail();
        self.run(name, move || {
            let names = files.into_iter().map(|path| (other_names(&path), path));
            let linked: BTreeSet<(u64, PathBuf)> = names.filter(|(count, _)| *count > 0).collect();
            let answer = job();
            let replaced = linked.into_iter().filter(|(_, path)| other_names(path) == 0);
            replaced.for_each(|(count, path)| mail.put(Incoming::OldFileStays { path, count }));
            answer
        });
    }
}

#[cfg(all(test, unix))]
#[expect(clippy::disallowed_methods, reason = "the file that is replaced has to be written first")]
mod tests {
    use std::fs;
    use std::thread;
    use std::time::Duration;

    use egui::Context;

    use super::*;
    use crate::app::effect::{Effect, IfIncomplete, IfThere, RecordJob};
    use crate::app::effects::Effects;
    use crate::app::files::form::SaveTarget;
    use crate::app::inbox::Inbox;
    use crate::app::settings::form::Settings;
    use crate::record::GameTree;
    use crate::shogi::Position;

    #[test]
    fn a_file_with_another_name_is_replaced_under_the_one_that_is_saved_and_that_is_told_once() {
        let folder = tempfile::tempdir().unwrap();
        let [path, other] = ["game.kif", "other.kif"].map(|name| folder.path().join(name));
        fs::write(&path, "old").unwrap();
        fs::hard_link(&path, &other).unwrap();
        let inbox = Inbox::new(Context::default());
        let mut effects = Effects::new(inbox.slot(), Settings::default());
        let mut save = || {
            let job = RecordJob {
                target: SaveTarget::by_name(path.clone()),
                tree: GameTree::new(Position::even()),
                revision: 1,
                if_there: IfThere::ReplaceAnything,
                if_incomplete: IfIncomplete::Ask,
            };
            effects.run(Effect::WriteRecord(Box::new(job)), &Context::default());
            let is_end = |it: &Incoming| matches!(it, Incoming::Written(_, 1, Ok(())));
            let mut told = Vec::new();
            while !told.iter().any(is_end) {
                told.extend(inbox.take_all());
                thread::sleep(Duration::from_millis(5));
            }
            told.iter().filter(|it| matches!(it, Incoming::OldFileStays { count: 1, .. })).count()
        };
        assert_eq!(save(), 1);
        assert_eq!(fs::read(&other).unwrap(), b"old");
        assert_eq!(save(), 0, "it has no other name any more");
    }
}

//! The command that starts an engine, and where its program lies.

use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// The command that starts an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineCommand {
    /// The program: a path, or a name that is looked for.
    pub program: OsString,
    /// Its arguments.
    pub arguments: Vec<OsString>,
}

/// Where distributions put games, which is not always on the path.
const GAMES: [&str; 2] = ["/usr/games", "/usr/local/games"];

impl EngineCommand {
    /// A command by its words, the program first. Without words it names a program that is not there.
    #[must_use]
    pub fn of_words(words: &[impl AsRef<OsStr>]) -> Self {
        let mut words = words.iter().map(|word| word.as_ref().to_owned());
        Self { program: words.next().unwrap_or_default(), arguments: words.collect() }
    }

    /// The program's file, if there is one.
    #[must_use]
    pub fn file(&self) -> Option<PathBuf> {
        let path = Path::new(&self.program);
        if self.is_path() {
            return std::path::absolute(path).ok().filter(|file| file.is_file());
        }
        let folders = env::var_os("PATH").unwrap_or_default();
        let named = |folder: PathBuf| [folder.join(path), folder.join(in_full(&self.program))];
        let all = env::split_paths(&folders).chain(GAMES.into_iter().map(PathBuf::from));
        all.flat_map(named).find(|file| file.is_file())
    }

    /// The folder it runs in. A program that is named with its folder has its books and evaluation there. One that is only
    /// named belongs to the system, and runs where we are.
    pub(super) fn folder(&self, file: &Path) -> Option<PathBuf> {
        let real = dunce::canonicalize(file).unwrap_or_else(|_| file.to_owned());
        self.is_path().then(|| real.parent().map(Path::to_owned)).flatten()
    }

    fn is_path(&self) -> bool {
        Path::new(&self.program).components().count() > 1
    }
}

/// The name of a program's file on this system. What stands behind a point may be a version: it stays.
fn in_full(program: &OsStr) -> OsString {
    let mut name = program.to_owned();
    name.push(env::consts::EXE_SUFFIX);
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_in_a_programs_name_is_no_extension() {
        let name = in_full(OsStr::new("YaneuraOu-v8.30"));
        assert_eq!(name.to_str(), Some(&*format!("YaneuraOu-v8.30{}", env::consts::EXE_SUFFIX)));
    }
}

use std::env;
use std::ffi::OsString;
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
    /// A command by its words; `None` if there are none.
    #[must_use]
    pub fn of_words(words: &[OsString]) -> Option<Self> {
        let (program, arguments) = words.split_first()?;
        Some(Self { program: program.clone(), arguments: arguments.to_vec() })
    }

    /// The program's file, if there is one.
    #[must_use]
    pub fn file(&self) -> Option<PathBuf> {
        let path = Path::new(&self.program);
        if self.is_path() {
            return std::path::absolute(path).ok().filter(|file| file.is_file());
        }
        let folders = env::var_os("PATH").unwrap_or_default();
        let named = |folder: PathBuf| [folder.join(path), folder.join(path).with_extension(env::consts::EXE_EXTENSION)];
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

//! What the user made, each thing in a file of its own.

use std::path::Path;

/// The endings of the files in which the user's own things are kept.
pub const OWN_ENDINGS: [&str; 1] = ["ron"];

/// One of the user's own things, in its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UserFile<T> {
    /// The name of its file in the folder for such things.
    pub name: String,
    /// What it holds.
    pub content: T,
}

/// The user's own things of one kind, each in a file of its own.
#[derive(Clone, Debug)]
pub struct OwnFiles<T> {
    files: Vec<UserFile<T>>,
    /// Files in the same folder that hold nothing of the kind; they are not written over.
    left_alone: Vec<String>,
}

impl<T> Default for OwnFiles<T> {
    /// No files.
    fn default() -> Self {
        Self { files: Vec::new(), left_alone: Vec::new() }
    }
}

impl<T: Clone> OwnFiles<T> {
    /// Every one, in the order in which it was found or made.
    pub fn iter(&self) -> impl Iterator<Item = &UserFile<T>> {
        self.files.iter()
    }

    /// Puts `content` into the file of this name, which may be new; as it is to be kept.
    pub fn put(&mut self, name: String, content: T) -> UserFile<T> {
        let own = UserFile { name, content };
        match self.files.iter_mut().find(|known| known.name == own.name) {
            Some(known) => *known = own.clone(),
            None => self.files.push(own.clone()),
        }
        own
    }

    /// Removes the first one for which `is_meant` holds, and returns it.
    pub fn remove(&mut self, is_meant: impl Fn(&UserFile<T>) -> bool) -> Option<UserFile<T>> {
        let index = self.files.iter().position(is_meant)?;
        Some(self.files.remove(index))
    }

    /// Notes that a file holds nothing of the kind, but may hold somebody's work.
    pub fn leave_alone(&mut self, path: &Path) {
        self.left_alone.extend(path.file_name().map(|name| name.to_string_lossy().into_owned()));
    }

    /// A name that no file has: `stem.ron`, or with a number.
    #[must_use]
    pub fn free_name(&self, stem: &str) -> String {
        let [ending] = OWN_ENDINGS;
        let is_free = |name: &String| !self.left_alone.contains(name) && self.iter().all(|own| own.name != *name);
        let plain = std::iter::once(format!("{stem}.{ending}"));
        let numbered = (2..).map(|number: usize| format!("{stem}-{number}.{ending}"));
        plain.chain(numbered).find(is_free).expect("names are numbered without end")
    }
}

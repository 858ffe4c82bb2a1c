//! Rule profiles and schedules to choose from by their ids, built in or the user's own.

use std::path::Path;

use crate::app::user_files::form::{OwnFault, OwnFiles, UserFile, UserFileKind, UserFileTrouble};
use crate::rules::RuleProfile;
use crate::sound::Schedule;

/// The rule profiles to choose from.
pub type ProfileShelf = Shelf<RuleProfile>;

/// The schedules of clock calls to choose from.
pub type ScheduleShelf = Shelf<Schedule>;

/// Something that is chosen by its id; the usual one is that by default.
pub trait Shelved: Clone + Default {
    /// What it is when it is the user's own.
    const KIND: UserFileKind;

    /// What it goes by.
    fn id(&self) -> &str;

    /// Those that are built in, in the order in which they are offered.
    fn built_in() -> Vec<Self>;
}

impl Shelved for RuleProfile {
    const KIND: UserFileKind = UserFileKind::Profile;

    fn id(&self) -> &str {
        &self.id
    }

    fn built_in() -> Vec<Self> {
        Self::shipped_ids().filter_map(Self::shipped).collect()
    }
}

impl Shelved for Schedule {
    const KIND: UserFileKind = UserFileKind::Schedule;

    fn id(&self) -> &str {
        &self.id
    }

    fn built_in() -> Vec<Self> {
        Self::shipped_ids().filter_map(Self::shipped).collect()
    }
}

/// What there is to choose from: what is built in, then the user's own.
#[derive(Clone, Debug)]
pub struct Shelf<T> {
    built_in: Vec<T>,
    own: OwnFiles<T>,
    usual: T,
}

impl<T: Shelved> Default for Shelf<T> {
    /// What is built in.
    fn default() -> Self {
        Self { built_in: T::built_in(), own: OwnFiles::default(), usual: T::default() }
    }
}

impl<T: Shelved> Shelf<T> {
    /// Everything in the order in which it is offered.
    pub fn all(&self) -> impl Iterator<Item = &T> {
        self.built_in.iter().chain(self.own.iter().map(|own| &own.content))
    }

    /// What has this id, if anything has.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&T> {
        self.all().find(|known| known.id() == id)
    }

    /// What has this id; the usual one where nothing has, as after it was deleted.
    #[must_use]
    pub fn chosen(&self, id: &str) -> &T {
        self.find(id).unwrap_or(&self.usual)
    }

    /// The one that is chosen at first.
    #[must_use]
    pub const fn usual(&self) -> &T {
        &self.usual
    }

    /// Whether what has this id is the user's own.
    #[must_use]
    pub fn is_own(&self, id: &str) -> bool {
        self.own.iter().any(|own| own.content.id() == id)
    }

    /// Puts one of the user's own on the shelf, in place of the one with the same id; as it is to be kept.
    pub fn put(&mut self, content: T) -> UserFile<T> {
        let known = self.own.iter().find(|own| own.content.id() == content.id()).map(|own| own.name.clone());
        self.own.put(known.unwrap_or_else(|| self.own.free_name(content.id())), content)
    }

    /// Adds those that were kept. Returns which files hold nothing that can be chosen: the `faulty` ones, and those
    /// whose id is taken. They are left alone.
    pub fn add_all(&mut self, own: Vec<UserFile<T>>, mut faulty: Vec<UserFileTrouble>) -> Vec<UserFileTrouble> {
        // Of two with one id the one that is called so counts.
        let is_called_so =
            |own: &UserFile<T>| Path::new(&own.name).file_stem().is_some_and(|it| it == own.content.id());
        let (called, others): (Vec<_>, Vec<_>) = own.into_iter().partition(is_called_so);
        faulty.extend(called.into_iter().chain(others).filter_map(|own| self.add(own)));
        faulty.iter().for_each(|trouble| self.own.leave_alone(&trouble.path));
        faulty
    }

    fn add(&mut self, own: UserFile<T>) -> Option<UserFileTrouble> {
        if self.find(own.content.id()).is_none() {
            self.own.put(own.name, own.content);
            return None;
        }
        let fault = OwnFault::TakenId(own.content.id().to_owned());
        Some(UserFileTrouble::new(T::KIND, Path::new(&own.name), fault))
    }

    /// Takes one of the user's own away; the name of its file.
    pub fn remove(&mut self, id: &str) -> Option<String> {
        self.own.remove(|own| own.content.id() == id).map(|own| own.name)
    }

    /// The number under which a copy of what is called `id` can be added, and the id of the copy: `casual_2`.
    #[must_use]
    pub fn free_id(&self, id: &str) -> (usize, String) {
        let stem = id.trim_end_matches(|c: char| c.is_ascii_digit()).strip_suffix('_').unwrap_or(id);
        let numbered = (2..).map(|number| (number, format!("{stem}_{number}")));
        numbered.into_iter().find(|(_, id)| self.find(id).is_none()).expect("ids are numbered without end")
    }
}

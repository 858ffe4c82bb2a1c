use std::path::PathBuf;

use super::ProfileTrouble;
use crate::rules::RuleProfile;

/// The endings of files that hold a rule profile.
pub const PROFILE_ENDINGS: [&str; 1] = ["ron"];

/// A profile that the user made.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnProfile {
    /// The name of its file in the folder for them.
    pub file: String,
    /// The profile.
    pub profile: RuleProfile,
}

/// The rule profiles to choose from: those that are built in, then the user's own.
#[derive(Clone, Debug)]
pub struct ProfileShelf {
    built_in: Vec<RuleProfile>,
    own: Vec<OwnProfile>,
    /// Files in the folder for the user's own that hold none; they are not written over.
    left_alone: Vec<String>,
}

impl Default for ProfileShelf {
    /// Those that are built in.
    fn default() -> Self {
        Self {
            built_in: RuleProfile::shipped_ids().filter_map(RuleProfile::shipped).collect(),
            own: Vec::new(),
            left_alone: Vec::new(),
        }
    }
}

impl ProfileShelf {
    /// Every profile in the order in which it is offered.
    pub fn all(&self) -> impl Iterator<Item = &RuleProfile> {
        self.built_in.iter().chain(self.own.iter().map(|own| &own.profile))
    }

    /// The profile with this id, if there is one.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&RuleProfile> {
        self.all().find(|profile| profile.id == id)
    }

    /// The profile with this id; the usual one where there is none, as after it was deleted.
    #[must_use]
    pub fn chosen(&self, id: &str) -> RuleProfile {
        self.find(id).cloned().unwrap_or_default()
    }

    /// Whether a profile with this id is the user's own.
    #[must_use]
    pub fn is_own(&self, id: &str) -> bool {
        self.own.iter().any(|own| own.profile.id == id)
    }

    /// Puts one of the user's own on the shelf, in place of the one with the same id; as it is to be kept.
    pub fn put(&mut self, profile: RuleProfile) -> OwnProfile {
        match self.own.iter_mut().find(|own| own.profile.id == profile.id) {
            Some(own) => {
                own.profile = profile;
                own.clone()
            }
            None => {
                let own = OwnProfile { file: self.free_file(&profile.id), profile };
                self.own.push(own.clone());
                own
            }
        }
    }

    /// Adds one that was kept, unless its id is taken: then that is what is wrong with it, and its file is left alone.
    pub fn add(&mut self, own: OwnProfile) -> Option<ProfileTrouble> {
        if self.find(&own.profile.id).is_none() {
            self.own.push(own);
            return None;
        }
        let trouble = ProfileTrouble::TakenId { path: PathBuf::from(own.file), id: own.profile.id };
        self.leave_alone(&trouble);
        Some(trouble)
    }

    /// Notes that a file holds no profile, but may hold somebody's work.
    pub fn leave_alone(&mut self, trouble: &ProfileTrouble) {
        let name = trouble.path().file_name().map(|name| name.to_string_lossy().into_owned());
        self.left_alone.extend(name);
    }

    fn free_file(&self, id: &str) -> String {
        let plain = std::iter::once(format!("{id}.{}", PROFILE_ENDINGS[0]));
        let numbered = (2..).map(|number: usize| format!("{id}-{number}.{}", PROFILE_ENDINGS[0]));
        let is_free = |name: &String| !self.left_alone.contains(name) && !self.own.iter().any(|own| own.file == *name);
        plain.chain(numbered).find(is_free).expect("names are numbered without end")
    }

    /// Takes one of the user's own away; the name of its file.
    pub fn remove(&mut self, id: &str) -> Option<String> {
        let index = self.own.iter().position(|own| own.profile.id == id)?;
        Some(self.own.remove(index).file)
    }

    /// The number under which a copy of `profile` can be added, and its id: `casual_2`.
    #[must_use]
    pub fn free_id(&self, profile: &RuleProfile) -> (usize, String) {
        let stem = profile.id.trim_end_matches(|c: char| c.is_ascii_digit()).strip_suffix('_').unwrap_or(&profile.id);
        let numbered = (2..).map(|number| (number, format!("{stem}_{number}")));
        numbered.into_iter().find(|(_, id)| self.find(id).is_none()).expect("ids are numbered without end")
    }
}

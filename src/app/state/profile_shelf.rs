use crate::rules::RuleProfile;

/// The rule profiles to choose from.
#[derive(Clone, Debug)]
pub struct ProfileShelf {
    built_in: Vec<RuleProfile>,
}

impl Default for ProfileShelf {
    /// Those that are built in.
    fn default() -> Self {
        Self { built_in: RuleProfile::shipped_ids().filter_map(RuleProfile::shipped).collect() }
    }
}

impl ProfileShelf {
    /// Every profile in the order in which it is offered.
    pub fn all(&self) -> impl Iterator<Item = &RuleProfile> {
        self.built_in.iter()
    }

    /// The profile with this id; the usual one where there is none, as after it was deleted.
    #[must_use]
    pub fn chosen(&self, id: &str) -> RuleProfile {
        self.all().find(|profile| profile.id == id).cloned().unwrap_or_default()
    }
}

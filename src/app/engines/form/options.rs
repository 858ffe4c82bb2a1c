//! The options of an engine, as it declares them, to be set for one profile of it.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::{EngineProfile, EnginesForm};
use crate::engine::{EngineOption, OptionKind, ValueFault};

/// What is filled in about the options of an engine.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionsForm {
    /// The dialog about engines, which lies beneath.
    pub beneath: EnginesForm,
    /// Which of the engines that are kept it is about.
    pub index: usize,
    /// The number of the trial that reads the options.
    pub trial: u64,
    /// What this profile of the engine is called.
    pub name: String,
    /// What the names of the options that are shown contain.
    pub query: String,
    /// What it declares; nothing as long as that is being read.
    pub declared: Option<Rc<Vec<EngineOption>>>,
    /// The places of those that are shown.
    pub shown: Rc<Vec<usize>>,
    /// What is set to something else than it is at first, by name.
    pub set: BTreeMap<String, String>,
    /// The first value that does not do, by the name of its option.
    pub fault: Option<(String, ValueFault)>,
    /// The option for which a file is being chosen.
    pub browsing: Option<String>,
    /// A file was to be chosen, and this system has no dialog for that.
    pub has_no_file_dialog: bool,
}

impl OptionsForm {
    /// About the engine that is kept at this place, before its options are read.
    #[must_use]
    pub fn new(beneath: EnginesForm, index: usize, profile: &EngineProfile, trial: u64) -> Self {
        Self {
            beneath,
            index,
            trial,
            name: profile.name.clone(),
            query: String::new(),
            declared: None,
            shown: Rc::default(),
            set: profile.options.iter().cloned().collect(),
            fault: None,
            browsing: None,
            has_no_file_dialog: false,
        }
    }

    /// This is what the engine declares.
    pub fn declare(&mut self, options: Vec<EngineOption>) {
        self.declared = Some(Rc::new(options));
        self.search(String::new());
        self.judge();
    }

    /// Shows the options whose names contain this, in whatever letters.
    pub fn search(&mut self, query: String) {
        let wanted = query.trim().to_lowercase();
        let options = self.declared.as_deref().map(Vec::as_slice).unwrap_or_default();
        let is_found = |(_, option): &(usize, &EngineOption)| option.name.to_lowercase().contains(&wanted);
        self.shown = Rc::new(options.iter().enumerate().filter(is_found).map(|(index, _)| index).collect());
        self.query = query;
    }

    /// Sets an option; to what it is at first, it is reset.
    pub fn set(&mut self, name: &str, value: String) {
        let option = self.declared.iter().flat_map(|all| all.iter()).find(|option| option.name == name);
        if option.is_some_and(|option| at_first(option) == value && option.kind != OptionKind::Button) {
            self.set.remove(name);
        } else {
            self.set.insert(name.to_owned(), value);
        }
        self.judge();
    }

    /// Sets the option for which a file was being chosen.
    pub fn set_file(&mut self, file: Option<String>) {
        let browsing = self.browsing.take();
        self.has_no_file_dialog = file.is_none();
        if let (Some(name), Some(file)) = (browsing, file) {
            self.set(&name, file);
        }
    }

    /// Sets it to what it is at first.
    pub fn reset(&mut self, name: &str) {
        self.set.remove(name);
        self.judge();
    }

    /// Sets all of them to what they are at first.
    pub fn reset_all(&mut self) {
        self.set.clear();
        self.judge();
    }

    fn judge(&mut self) {
        let set = &self.set;
        self.fault = self.declared.iter().flat_map(|all| all.iter()).find_map(|option| {
            let fault = option.check(set.get(&option.name)?).err()?;
            Some((option.name.clone(), fault))
        });
    }

    /// The profile that is described.
    #[must_use]
    pub fn profile(&self, before: &EngineProfile) -> EngineProfile {
        let name = self.name.trim();
        EngineProfile {
            name: if name.is_empty() { before.name.clone() } else { name.to_owned() },
            is_named: before.is_named || (!name.is_empty() && name != before.name),
            options: self.set.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
            ..before.clone()
        }
    }
}

/// What an option is at first, as it is written.
#[must_use]
pub fn at_first(option: &EngineOption) -> String {
    match &option.kind {
        OptionKind::Check { default } => default.to_string(),
        OptionKind::Spin { default, min, .. } => default.or(*min).unwrap_or_default().to_string(),
        OptionKind::Combo { default, .. } | OptionKind::Text { default } | OptionKind::File { default } => {
            default.clone()
        }
        OptionKind::Button => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> OptionsForm {
        let profile = EngineProfile::of_command(vec!["deep".to_owned()]);
        let mut form = OptionsForm::new(EnginesForm::default(), 0, &profile, 1);
        let spin = OptionKind::Spin { default: Some(1), min: Some(1), max: Some(8) };
        let option = |name: &str, kind| EngineOption { name: name.to_owned(), kind };
        form.declare(vec![option("Clear Hash", OptionKind::Button), option("Threads", spin)]);
        form
    }

    #[test]
    fn what_is_set_to_its_first_value_is_not_kept() {
        let mut form = form();
        form.set("Threads", "4".to_owned());
        assert_eq!(form.profile(&EngineProfile::default()).options, [("Threads".to_owned(), "4".to_owned())]);
        form.set("Threads", "1".to_owned());
        assert!(form.set.is_empty());
        form.set("Clear Hash", String::new());
        form.reset("Clear Hash");
        assert!(form.set.is_empty());
    }

    #[test]
    fn options_are_found_by_any_part_of_their_names() {
        let mut form = form();
        form.search("hash".to_owned());
        assert_eq!(*form.shown, [0]);
        form.search(" ".to_owned());
        assert_eq!(form.shown.len(), 2);
    }

    #[test]
    fn a_value_that_does_not_do_is_named() {
        let mut form = form();
        form.set("Threads", "99".to_owned());
        assert_eq!(form.fault, Some(("Threads".to_owned(), ValueFault::OutOfBounds)));
    }

    #[test]
    fn a_name_of_ones_own_is_kept_apart_from_the_engines() {
        let before = EngineProfile::of_command(vec!["deep".to_owned()]);
        let mut form = form();
        assert!(!form.profile(&before).is_named);
        form.name = "Deep, weak".to_owned();
        assert!(form.profile(&before).is_named);
    }
}

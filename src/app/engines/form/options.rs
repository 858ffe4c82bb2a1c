//! The options an engine declares, to set for one of its profiles.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::{EngineProfile, EnginesForm};
use crate::engine::{EngineOption, Fault, OptionKind, ValueFault};

/// The dialog about the options of an engine.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionsForm {
    /// The dialog about engines beneath.
    pub beneath: EnginesForm,
    /// Which of the engines that are kept it is about.
    pub index: usize,
    /// The number of the trial that reads the options.
    pub trial: u64,
    /// The name of this profile.
    pub name: String,
    /// The text the names of shown options contain.
    pub query: String,
    /// The declared options, once they were read.
    pub declared: Option<Rc<Vec<EngineOption>>>,
    /// The places of those that are shown.
    pub shown: Rc<Vec<usize>>,
    /// Values other than the declared ones, by name.
    pub set: BTreeMap<String, String>,
    /// The first invalid value, by the name of its option.
    pub fault: Option<(String, ValueFault)>,
    /// Why it did not say what it declares.
    pub unread: Option<Fault>,
    /// The option for which a file is being chosen.
    pub browsing: Option<String>,
    /// Whether a file was wanted but this system has no file dialog.
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
            unread: None,
            browsing: None,
            has_no_file_dialog: false,
        }
    }

    /// Takes in what the engine declares.
    pub fn declare(&mut self, options: Vec<EngineOption>) {
        self.declared = Some(Rc::new(options));
        self.search(String::new());
        self.judge();
    }

    /// Shows the options whose names contain this, ignoring case.
    pub fn search(&mut self, query: String) {
        let wanted = query.trim().to_lowercase();
        let options = self.declared.as_deref().map(Vec::as_slice).unwrap_or_default();
        let is_found = |(_, option): &(usize, &EngineOption)| option.name.to_lowercase().contains(&wanted);
        self.shown = Rc::new(options.iter().enumerate().filter(is_found).map(|(index, _)| index).collect());
        self.query = query;
    }

    /// Sets an option; setting its declared value resets it.
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

    /// Resets it.
    pub fn reset(&mut self, name: &str) {
        self.set.remove(name);
        self.judge();
    }

    /// Resets all of them.
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

    /// The profile with these options.
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

/// The declared value of an option, as text.
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

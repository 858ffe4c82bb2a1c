//! How each kind of USI option is set, and why a value cannot be taken.

use std::collections::BTreeMap;
use std::rc::Rc;

use crate::app::engines::form::{OptionsForm, at_first};
use crate::engine::{EngineOption, OptionKind};
use crate::text::Text;

/// The dialog about the options of an engine.
#[derive(Clone, Debug)]
pub struct OptionsScene {
    /// "Options of deep"
    pub heading: String,
    /// The name of this profile.
    pub name: String,
    /// The text the shown names contain.
    pub query: String,
    /// How many there are, or that they are being read.
    pub count: String,
    /// Which value is invalid and why, or what else is wrong.
    pub fault: Option<String>,
    /// Whether all values are valid.
    pub is_sound: bool,
    /// Whether anything is set.
    pub is_changed: bool,
    declared: Option<Rc<Vec<EngineOption>>>,
    shown: Rc<Vec<usize>>,
    set: BTreeMap<String, String>,
}

/// An option in a row.
#[derive(Clone, Debug)]
pub struct OptionRow {
    /// Its name.
    pub name: String,
    /// How it is set.
    pub field: OptionField,
    /// What it is set to.
    pub value: String,
    /// Whether that differs from the declared value.
    pub is_set: bool,
}

/// How an option is set.
#[derive(Clone, Debug)]
pub enum OptionField {
    /// By a tick.
    Check,
    /// By a number in these bounds.
    Spin(i64, i64),
    /// By one of these choices.
    Combo(Vec<String>),
    /// It is pressed whenever the engine starts, or not.
    Button,
    /// By any text.
    Text,
    /// By the name of a file.
    File,
}

impl OptionsScene {
    /// The dialog for `form`.
    #[must_use]
    pub fn of(form: &OptionsForm, text: &Text) -> Self {
        let count = match &form.declared {
            None => text.say("options-reading"),
            Some(_) => text.tell("options-count", &[("count", form.shown.len().into())]),
        };
        Self {
            heading: text.tell("options-heading", &[("name", cut(&form.name).into())]),
            name: form.name.clone(),
            query: form.query.clone(),
            count,
            fault: match &form.fault {
                Some((name, fault)) => Some(text.refused_option(name, Some(*fault))),
                None if form.has_no_file_dialog => Some(text.say("options-no-file-dialog")),
                None => form.unread.as_ref().map(|fault| text.engine_fault(fault)),
            },
            is_sound: form.fault.is_none(),
            is_changed: !form.set.is_empty(),
            // They are shared: of thousands of options nothing is copied in each frame.
            declared: form.declared.clone(),
            shown: Rc::clone(&form.shown),
            set: form.set.clone(),
        }
    }

    /// How many options are shown.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.shown.len()
    }

    /// The option shown at this place. Only those in sight are made, as there may be many thousands.
    #[must_use]
    pub fn row(&self, place: usize) -> Option<OptionRow> {
        let option = self.declared.as_ref()?.get(*self.shown.get(place)?)?;
        let set = self.set.get(&option.name);
        Some(OptionRow {
            name: option.name.clone(),
            field: field_of(option),
            value: set.cloned().unwrap_or_else(|| at_first(option)),
            is_set: set.is_some(),
        })
    }
}

/// A name that fits into one line: in so many columns, of which a kanji takes two.
fn cut(name: &str) -> String {
    const COLUMNS: usize = 40;
    let mut width = 0;
    let fits = |sign: &char| {
        width += if sign.is_ascii() { 1 } else { 2 };
        width <= COLUMNS
    };
    let cut: String = name.chars().take_while(fits).collect();
    if cut.len() < name.len() { format!("{}…", cut.trim_end()) } else { cut }
}

fn field_of(option: &EngineOption) -> OptionField {
    match &option.kind {
        OptionKind::Check { .. } => OptionField::Check,
        OptionKind::Spin { min, max, .. } => OptionField::Spin(min.unwrap_or(i64::MIN), max.unwrap_or(i64::MAX)),
        OptionKind::Combo { choices, .. } => OptionField::Combo(choices.clone()),
        OptionKind::Button => OptionField::Button,
        OptionKind::Text { .. } => OptionField::Text,
        OptionKind::File { .. } => OptionField::File,
    }
}

//! The editor of rule profiles, in words.

use crate::app::rules::form::{Dial, KnobId, RuleKnob, RulesFault, RulesForm, RulesRemark, Span};
use crate::app::rules::scene::RulesChoice;
use crate::app::state::AppState;
use crate::app::user_files::scene::own_fault_words;
use crate::rules::{RuleField, RuleProfile};
use crate::text::Text;

/// The editor of rule profiles.
#[derive(Clone, Debug)]
pub struct RulesScene {
    /// The profiles to choose from, with the one that is shown in one sentence.
    pub choice: RulesChoice,
    /// The names of the user's own profile, as fields; `None` for a built-in one, which nobody may rename.
    pub naming: Option<RulesNaming>,
    /// Every rule.
    pub rules: Vec<RuleScene>,
    /// The sources of the rules; empty where none are given.
    pub sources: String,
    /// Why the profile cannot be saved.
    pub fault: Option<String>,
    /// What came of the last import or export, and whether it failed.
    pub remark: Option<(String, bool)>,
    /// Whether there is something to save.
    pub is_changed: bool,
    /// Whether it can be deleted.
    pub can_delete: bool,
}

/// The names of a profile, as fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulesNaming {
    /// In English.
    pub en: String,
    /// In Japanese.
    pub ja: String,
    /// Its id.
    pub id: String,
}

/// A rule with its knobs.
#[derive(Clone, Debug)]
pub struct RuleScene {
    /// Its name.
    pub name: String,
    /// What it is about.
    pub explanation: String,
    /// Whether a source was found for it.
    pub is_verified: bool,
    /// Its knobs.
    pub knobs: Vec<KnobScene>,
}

/// A knob: one thing that can be chosen about a rule.
#[derive(Clone, Debug)]
pub struct KnobScene {
    /// Which knob.
    pub id: KnobId,
    /// What it is called; empty where the name of the rule says it.
    pub name: String,
    /// What a screen reader says.
    pub label: String,
    /// Its value.
    pub value: usize,
    /// What it turns through.
    pub dial: DialScene,
}

/// What a knob turns through, in words.
#[derive(Clone, Debug)]
pub enum DialScene {
    /// Some choices.
    Choice(Vec<String>),
    /// A number, its unit, and the word for 0 where that means none.
    Number(Span, String, Option<String>),
}

impl RulesScene {
    /// What is said of where the profile comes from.
    #[must_use]
    pub const fn origin_name(&self) -> &'static str {
        if self.naming.is_some() { "rules-own" } else { "rules-built-in" }
    }

    /// The name of the button that takes it.
    #[must_use]
    pub const fn take_name(&self) -> &'static str {
        if self.is_changed { "rules-save" } else { "rules-take" }
    }

    pub fn of(state: &AppState, form: &RulesForm, text: &Text) -> Self {
        let (profile, shelf) = (&form.profile, &state.profiles);
        let before = form.before.as_ref().map_or("", |before| before.id.as_str());
        let naming = RulesNaming { en: profile.name.en.clone(), ja: profile.name.ja.clone(), id: profile.id.clone() };
        Self {
            choice: RulesChoice::showing(shelf, profile, text),
            naming: form.is_own(shelf).then_some(naming),
            rules: RuleField::ALL.into_iter().map(|rule| rule_scene(profile, rule, text)).collect(),
            sources: text.profile_sources(profile),
            fault: form.fault(shelf).filter(|_| form.is_changed()).map(|fault| fault_words(&fault, text)),
            remark: form.remark.as_ref().map(|remark| remark_words(remark, text)),
            is_changed: form.is_changed(),
            can_delete: shelf.is_own(before),
        }
    }
}

fn rule_scene(profile: &RuleProfile, rule: RuleField, text: &Text) -> RuleScene {
    let name = text.rule(rule);
    let knobs = RuleKnob::of(rule).iter().enumerate();
    RuleScene {
        explanation: text.rule_explanation(rule),
        is_verified: profile.is_verified(rule),
        knobs: knobs
            .filter_map(|(index, knob)| knob_scene(profile, KnobId { rule, index }, knob, &name, text))
            .collect(),
        name,
    }
}

fn knob_scene(profile: &RuleProfile, id: KnobId, knob: &RuleKnob, rule: &str, text: &Text) -> Option<KnobScene> {
    let value = knob.value(profile)?;
    let dial = match knob.dial() {
        Dial::Choice(options) => DialScene::Choice(options.iter().map(|option| text.say(option)).collect()),
        Dial::Number(span) => DialScene::Number(span, text.say(span.unit), span.zero.map(|zero| text.say(zero))),
    };
    let name = knob.name.map_or_else(String::new, |name| text.say(name));
    let label = if name.is_empty() { rule.to_owned() } else { format!("{rule}: {name}") };
    Some(KnobScene { id, name, label, value, dial })
}

fn fault_words(fault: &RulesFault, text: &Text) -> String {
    match fault {
        RulesFault::Field(kind) => text.profile_fault(kind),
        RulesFault::TakenId => text.say("rules-taken-id"),
    }
}

fn remark_words(remark: &RulesRemark, text: &Text) -> (String, bool) {
    match remark {
        RulesRemark::Exported(path) => {
            (text.tell("notice-saved", &[("path", path.display().to_string().into())]), false)
        }
        RulesRemark::Trouble(trouble) => {
            let reason = own_fault_words(&trouble.fault, text);
            let path = trouble.path.display().to_string();
            (text.tell("rules-trouble", &[("path", path.into()), ("reason", reason.into())]), true)
        }
    }
}

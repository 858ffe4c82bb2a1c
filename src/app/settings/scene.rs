//! The dialog of settings, in words.

use crate::app::command::Command;
use crate::app::console::form::PinPurpose;
use crate::app::settings::action::SettingsAction;
use crate::app::settings::form::{
    ChoiceWords, Looks, PieceChoice, Section, Setting, SettingId, Settings, SettingsForm, SystemLooks, Way,
};
use crate::app::state::AppState;
use crate::app::user_files::scene::pieces_lines;
use crate::picture::PieceFace;
use crate::shogi::{Color, Piece, PieceKind};
use crate::text::Text;

/// The dialog of settings.
#[derive(Clone, Debug)]
pub struct SettingsScene {
    /// The words of the search.
    pub query: String,
    /// Every section with its name, and whether it is shown.
    pub sections: Vec<(Section, String, bool)>,
    /// The settings that are shown, below the names of their sections.
    pub groups: Vec<SettingGroup>,
    /// A few pieces, to show what board and pieces look like, where these are chosen.
    pub sample: Vec<PieceFace>,
    /// The user's own images of pieces, where they are chosen.
    pub images: Option<PieceImagesScene>,
    /// The button that resets all settings or takes that back: its words, and what it does if it does anything.
    pub reset: (String, Option<SettingsAction>),
}

/// The settings of a section that are shown.
#[derive(Clone, Debug)]
pub struct SettingGroup {
    /// The section.
    pub section: Section,
    /// Its name.
    pub heading: String,
    /// The settings.
    pub settings: Vec<SettingScene>,
    /// What can be done about the PIN of the console, where that stands here.
    pub pin: Vec<(String, PinPurpose)>,
    /// The ways to dialogs in which more of it is set.
    pub ways: Vec<WayScene>,
}

/// A way to a dialog of its own.
#[derive(Clone, Debug)]
pub struct WayScene {
    /// The words on its button.
    pub name: String,
    /// What is set there.
    pub why: String,
    /// What opens it.
    pub command: Command,
    /// Whether it can be opened at present.
    pub is_enabled: bool,
}

/// The user's own images of pieces.
#[derive(Clone, Debug)]
pub struct PieceImagesScene {
    /// The folder, as it is typed.
    pub folder: String,
    /// What is said about them, line by line.
    pub lines: Vec<String>,
    /// Whether the system has no dialog in which the folder could be chosen.
    pub has_no_dialog: bool,
}

/// A setting.
#[derive(Clone, Debug)]
pub struct SettingScene {
    /// Its place in the table.
    pub id: SettingId,
    /// Its name.
    pub name: String,
    /// What it does.
    pub why: String,
    /// The choices.
    pub choices: Vec<String>,
    /// The place of the chosen one.
    pub value: usize,
    /// Whether that is its usual value.
    pub is_usual: bool,
    /// Why it cannot be changed at present.
    pub refusal: Option<String>,
    /// Whether the folder with the user's own images is shown below it.
    pub has_images: bool,
    /// What each choice looks like, where that tells more than its name.
    pub swatches: Option<SwatchesScene>,
}

/// What the choices of a setting look like.
#[derive(Clone, Debug)]
pub struct SwatchesScene {
    /// The looks that each choice would bring.
    pub looks: Vec<Looks>,
    /// What the system asks for, which some of them follow.
    pub system: SystemLooks,
    /// The pieces that lie on them.
    pub faces: [PieceFace; 2],
}

impl SettingsScene {
    pub fn of(state: &AppState, form: &SettingsForm, text: &Text) -> Self {
        let (query, usual) = (form.query.trim().to_lowercase(), state.usual_settings());
        let is_shown = |section, setting: &Setting| {
            if query.is_empty() {
                section == form.section
            } else {
                is_meant(|text| words_of(setting, text), &query, text)
            }
        };
        let leads_on = |way: &&Way| {
            let words = |text: &Text| way_words(way, text);
            if query.is_empty() { way.section == form.section } else { is_meant(words, &query, text) }
        };
        let groups = Section::ALL.into_iter().map(|section| SettingGroup {
            section,
            heading: text.say(section.name()),
            pin: if section == Section::Arbiter { pin_buttons(state, text) } else { Vec::new() },
            settings: SettingId::all()
                .filter(|id| id.line().section == section && is_shown(section, id.line()))
                .map(|id| setting_scene(state, &usual, id, text))
                .collect(),
            ways: Way::ALL
                .iter()
                .filter(|way| way.section == section && leads_on(way))
                .map(|way| way_scene(state, way, text))
                .collect(),
        });
        let groups: Vec<_> = groups.filter(|group| !group.settings.is_empty() || !group.ways.is_empty()).collect();
        let has_board = groups.iter().any(|group| group.section == Section::Board);
        let is_usual = |id: SettingId| is_usual(state, &usual, id);
        Self {
            images: images(state, form, text),
            sample: if has_board { sample() } else { Vec::new() },
            groups,
            sections: Section::ALL
                .map(|section| (section, text.say(section.name()), query.is_empty() && section == form.section))
                .to_vec(),
            reset: if form.before_reset.is_empty() {
                let is_changed = !SettingId::all().all(is_usual);
                (text.say("settings-reset-all"), is_changed.then_some(SettingsAction::ResetAll))
            } else {
                (text.say("settings-reset-back"), Some(SettingsAction::TakeResetBack))
            },
            query: form.query.clone(),
        }
    }
}

/// The folder with the user's own images, and what is said about it.
fn images(state: &AppState, form: &SettingsForm, text: &Text) -> Option<PieceImagesScene> {
    let Settings { looks, piece_folder, .. } = &state.settings;
    (looks.pieces == PieceChoice::Images).then(|| PieceImagesScene {
        folder: form
            .piece_folder
            .clone()
            .unwrap_or_else(|| piece_folder.as_ref().map_or_else(String::new, |folder| folder.display().to_string())),
        lines: pieces_lines(&state.own_pieces, text),
        has_no_dialog: form.has_no_folder_dialog,
    })
}

/// What can be done about the PIN: a first one, or another one, or none.
pub fn pin_buttons(state: &AppState, text: &Text) -> Vec<(String, PinPurpose)> {
    let set = |id| (text.say(id), PinPurpose::Set);
    match &state.settings.arbiter.pin {
        None => vec![set("settings-pin-set")],
        Some(_) => vec![set("settings-pin-change"), (text.say("settings-pin-clear"), PinPurpose::Clear)],
    }
}

/// The pieces from the most to the least valuable, fronts first.
fn sample() -> Vec<PieceFace> {
    use PieceKind::{Bishop, Dragon, Gold, Horse, King, Knight, Lance, Pawn, Rook, Silver, Tokin};
    let kinds = [King, Rook, Bishop, Gold, Silver, Knight, Lance, Pawn, Dragon, Horse, Tokin];
    kinds.map(face).to_vec()
}

fn face(kind: PieceKind) -> PieceFace {
    PieceFace::of(Piece::new(Color::Black, kind), Color::Black, Color::White)
}

fn setting_scene(state: &AppState, usual: &Settings, id: SettingId, text: &Text) -> SettingScene {
    let setting = id.line();
    SettingScene {
        id,
        name: text.say(setting.name),
        why: text.say(setting.why),
        choices: setting.choices.iter().map(|choice| choice_words(*choice, text)).collect(),
        value: setting.value(&state.settings),
        is_usual: is_usual(state, usual, id),
        refusal: refusal(state, setting, text),
        has_images: setting.name == "setting-pieces",
        swatches: swatches(state, setting),
    }
}

/// The settings whose choices are seen before they are made.
const SEEN: [&str; 3] = ["setting-theme", "setting-wood", "setting-pieces"];

fn swatches(state: &AppState, setting: &Setting) -> Option<SwatchesScene> {
    SEEN.contains(&setting.name).then(|| SwatchesScene {
        looks: (0..setting.choices.len()).map(|choice| looks_with(state, setting, choice)).collect(),
        system: state.system_looks,
        faces: [PieceKind::King, PieceKind::Dragon].map(face),
    })
}

fn looks_with(state: &AppState, setting: &Setting, choice: usize) -> Looks {
    let mut settings = state.settings.clone();
    setting.choose(&mut settings, choice);
    settings.looks
}

/// Why a setting cannot be changed at present: without a PIN the console is never locked.
pub fn refusal(state: &AppState, setting: &Setting, text: &Text) -> Option<String> {
    let needs_pin = setting.name == "setting-lock-after";
    (needs_pin && state.settings.arbiter.pin.is_none()).then(|| text.say("setting-lock-after-no-pin"))
}

fn is_usual(state: &AppState, usual: &Settings, id: SettingId) -> bool {
    id.line().value(&state.settings) == id.line().value(usual)
}

/// Whether what is looked for is found in these words, in either language: help that one reads may be in the other.
fn is_meant(words: impl Fn(&Text) -> String, query: &str, text: &Text) -> bool {
    let says_it = |text: &Text| words(text).to_lowercase().contains(query);
    says_it(text) || text.in_other_language(says_it)
}

fn way_scene(state: &AppState, way: &Way, text: &Text) -> WayScene {
    WayScene {
        name: text.say(state.name_of(way.command)),
        why: text.say(way.why),
        command: way.command,
        is_enabled: state.allows(way.command),
    }
}

/// What a dialog of its own is looked for by.
#[must_use]
pub fn way_words(way: &Way, text: &Text) -> String {
    let names = [way.section.name(), way.command.name()].into_iter().chain(way.words());
    names.map(|name| text.say(name)).collect::<Vec<_>>().join("\n")
}

fn words_of(setting: &Setting, text: &Text) -> String {
    let choices = setting.choices.iter().map(|choice| choice_words(*choice, text));
    let about = [setting.section.name(), setting.name, setting.why].map(|name| text.say(name));
    about.into_iter().chain(choices).collect::<Vec<_>>().join("\n")
}

/// A choice in words.
#[must_use]
pub fn choice_words(words: ChoiceWords, text: &Text) -> String {
    match words {
        ChoiceWords::Sentence(name) => text.say(name),
        ChoiceWords::Same(words) => words.to_owned(),
    }
}

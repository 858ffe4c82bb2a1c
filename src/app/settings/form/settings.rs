//! The settings as their file holds them.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::app::console::form::ArbiterSettings;
use crate::app::display::form::DisplaySettings;
use crate::app::engines::form::EngineSettings;
use crate::app::hall::form::HallSettings;
use crate::app::library::form::LibrarySettings;
use crate::app::new_game::form::{ClockPreset, NewGameForm};
use crate::app::practice::form::PracticeSettings;
use crate::app::print::form::PrintForm;
use crate::app::publish::form::PublishSettings;
use crate::app::settings::form::{Hint, Looks};
use crate::app::shortcut_keys::form::KeyChoices;
use crate::app::sound::form::SoundSettings;
use crate::picture::Coordinates;
use crate::picture::paper::PaperNotation;
use crate::record::notation::WesternStyle;
use crate::text::Language;

/// What is remembered from one start to the next. A field that a file lacks has its usual value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The layout of the file, for programs to come.
    pub version: u32,
    /// The language that was chosen; the system's when none was.
    pub language: Option<Language>,
    /// The language they were last kept in, whoever had chosen it.
    pub kept_in: Option<Language>,
    /// How moves are written.
    pub notation: Notation,
    /// How everything looks.
    pub looks: Looks,
    /// The folder with the user's own images of pieces.
    pub piece_folder: Option<PathBuf>,
    /// Which chart stands below the record.
    pub chart: ChartKind,
    /// Whether anything is heard.
    pub sound: bool,
    /// What is heard, and how.
    pub sounds: SoundSettings,
    /// The engines.
    pub engines: EngineSettings,
    /// The folders of the library.
    pub library: LibrarySettings,
    /// What was practised last.
    pub practice: PracticeSettings,
    /// Where games are shared with a hall.
    pub hall: HallSettings,
    /// The site of a hall.
    pub publish: PublishSettings,
    /// The folder where games were last journaled when the usual one failed.
    pub journals: Option<PathBuf>,
    /// The event that was open last.
    pub event: Option<PathBuf>,
    /// How the audience display looks.
    pub display: DisplaySettings,
    /// Who the arbiter is, and what keeps players out of the console.
    pub arbiter: ArbiterSettings,
    /// The keys for commands that are not the usual ones.
    pub keys: KeyChoices,
    /// Whether clocks show tenths in the last ten seconds.
    pub tenths: bool,
    /// Whether the digits of the player at the top are turned round, for somebody who sits across the table.
    pub far_digits_turned: bool,
    /// Whether the screen lies flat between the players, who sit across from each other.
    pub table_top: bool,
    /// Whether the board is hidden while the clock stands still in mid-game.
    pub hide_in_pause: bool,
    /// Whether both sides' points are shown from the first move on, not only once a king has come near the enemy camp.
    pub points_always: bool,
    /// Whether a changed record is saved in its file without a question when it is left.
    pub autosave: bool,
    /// The hints that were followed or put away.
    pub hints_done: Vec<Hint>,
    /// The records that were opened or saved last, the latest first.
    pub recent: Vec<PathBuf>,
    /// The last choices for a new game.
    pub new_game: NewGameForm,
    /// The last choices for a clock beside a wooden board; until there are some, those for a new game stand in for
    /// them.
    pub clock_only: Option<NewGameForm>,
    /// The user's own time controls.
    pub clock_presets: Vec<ClockPreset>,
    /// The last choices for printing.
    pub print: PrintForm,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            version: Self::VERSION,
            language: None,
            kept_in: None,
            notation: Notation::Japanese,
            looks: Looks::default(),
            piece_folder: None,
            chart: ChartKind::Evaluation,
            sound: true,
            sounds: SoundSettings::default(),
            engines: EngineSettings::default(),
            library: LibrarySettings::default(),
            practice: PracticeSettings::default(),
            hall: HallSettings::default(),
            publish: PublishSettings::default(),
            journals: None,
            event: None,
            display: DisplaySettings::default(),
            arbiter: ArbiterSettings::default(),
            keys: KeyChoices::default(),
            tenths: false,
            far_digits_turned: false,
            table_top: false,
            hide_in_pause: false,
            points_always: false,
            autosave: false,
            hints_done: Vec::new(),
            recent: Vec::new(),
            new_game: NewGameForm::default(),
            clock_only: None,
            clock_presets: Vec::new(),
            print: PrintForm::default(),
        }
    }
}

/// How many records are remembered.
const MOST_RECENT: usize = 12;

impl Settings {
    /// The layout of the file that this program writes.
    pub const VERSION: u32 = 1;

    /// How the program is set at first for somebody whose system speaks `language`.
    #[must_use]
    pub fn usual(language: Language) -> Self {
        match language {
            Language::English => Self {
                kept_in: Some(language),
                notation: Notation::Hodges,
                looks: Looks { coordinates: Coordinates::Letters, ..Looks::default() },
                display: DisplaySettings { coordinates: Coordinates::Letters, ..DisplaySettings::default() },
                ..Self::default()
            },
            Language::Japanese => Self { kept_in: Some(language), ..Self::default() },
        }
    }

    /// What is still written as is usual for somebody who reads `before` is written as is usual for who reads `after`: the
    /// moves, and the numbers of ranks.
    pub fn follow_language(&mut self, before: Language, after: Language) {
        let (old, new) = (Self::usual(before), Self::usual(after));
        self.kept_in = Some(after);
        replace(&mut self.notation, &old.notation, new.notation);
        replace(&mut self.looks.coordinates, &old.looks.coordinates, new.looks.coordinates);
        replace(&mut self.display.coordinates, &old.display.coordinates, new.display.coordinates);
    }

    /// How moves are written on the audience display: as in the window, unless something else was chosen for it.
    #[must_use]
    pub fn notation_on_display(&self) -> Notation {
        self.display.notation.unwrap_or(self.notation)
    }

    /// These where the system speaks `language` now: what was usual in the language they were kept in is as usual as ever.
    #[must_use]
    pub fn on_system(mut self, language: Language) -> Self {
        let now = self.language.unwrap_or(language);
        let before = self.kept_in.unwrap_or(now);
        self.follow_language(before, now);
        self
    }

    /// The records that were opened or saved last, once `path` has become the latest.
    #[must_use]
    pub fn recent_with(&self, path: &Path) -> Vec<PathBuf> {
        let others = self.recent.iter().filter(|known| known.as_path() != path);
        std::iter::once(path).chain(others.map(PathBuf::as_path)).take(MOST_RECENT).map(Path::to_owned).collect()
    }
}

/// Puts `new` where `old` is.
fn replace<T: PartialEq>(value: &mut T, old: &T, new: T) {
    if value == old {
        *value = new;
    }
}

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Notation {
    /// ７六歩
    Japanese,
    /// P-7f
    Hodges,
    /// P-76
    Hosking,
    /// ▲７六歩, with the marks that KI2 files have
    Ki2,
    /// ７６歩, with two Arabic digits
    Digits,
}

impl Notation {
    /// Every notation.
    pub const ALL: [Self; 5] = [Self::Japanese, Self::Digits, Self::Hodges, Self::Hosking, Self::Ki2];

    /// The notation on paper, where there is no 同.
    #[must_use]
    pub const fn on_paper(self) -> PaperNotation {
        match self {
            Self::Japanese | Self::Ki2 => PaperNotation::Japanese,
            Self::Digits => PaperNotation::Digits,
            Self::Hodges => PaperNotation::Western(WesternStyle::Hodges),
            Self::Hosking => PaperNotation::Western(WesternStyle::Hosking),
        }
    }

    /// An opening move written so.
    #[must_use]
    pub const fn example(self) -> &'static str {
        match self {
            Self::Japanese => "☗７六歩",
            Self::Hodges => "P-7f",
            Self::Hosking => "P-76",
            Self::Ki2 => "▲７六歩",
            Self::Digits => "☗７６歩",
        }
    }
}

/// What a chart of a game shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ChartKind {
    /// Who stood better, as engines saw it.
    #[default]
    Evaluation,
    /// How long each move took.
    Time,
}

impl ChartKind {
    /// Every kind.
    pub const ALL: [Self; 2] = [Self::Evaluation, Self::Time];

    /// The name of the sentence that names it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Evaluation => "chart-evaluation",
            Self::Time => "chart-time",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_has_chosen_otherwise_is_written_as_in_the_language_on_screen() {
        let mut settings = Settings::usual(Language::English);
        settings.follow_language(Language::English, Language::Japanese);
        assert_eq!(settings, Settings::usual(Language::Japanese));
        settings.follow_language(Language::Japanese, Language::English);
        assert_eq!(settings, Settings::usual(Language::English));
        settings.notation = Notation::Hosking;
        settings.follow_language(Language::English, Language::Japanese);
        assert_eq!(settings.notation, Notation::Hosking, "it was chosen");
        assert_eq!(settings.looks.coordinates, Settings::usual(Language::Japanese).looks.coordinates);
    }

    #[test]
    fn a_system_that_speaks_another_language_than_last_time_is_followed() {
        let english = Settings::usual(Language::English);
        assert_eq!(english.clone().on_system(Language::Japanese), Settings::usual(Language::Japanese));
        assert_eq!(english.clone().on_system(Language::English), english);
        let chosen = Settings { language: Some(Language::English), ..english.clone() };
        assert_eq!(chosen.clone().on_system(Language::Japanese), chosen, "the system's language is not shown");
        let unknown = Settings { kept_in: None, ..english.clone() };
        assert_eq!(unknown.on_system(Language::Japanese).notation, english.notation, "it may have been chosen");
    }
}

//! The table of what can be set: each line says where the setting stands in the dialog, what it is called, what can be
//! chosen, and where in [`Settings`] it lies. So the dialog is made of this table, and a new setting is a new line.

use crate::app::console::form::LockAfter;
use crate::app::display::form::{DisplayTheme, TextSize};
use crate::app::engines::form::{ScoreKind, SeenFrom};
use crate::app::settings::form::{
    BoardChoice, ChartKind, MotionChoice, Notation, PieceChoice, Section, Settings, TEXT_PERCENTS, ThemeChoice,
};
use crate::picture::Coordinates;
use crate::text::Language;

/// How a choice is put into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceWords {
    /// By the sentence of this name.
    Sentence(&'static str),
    /// The same in every language.
    Same(&'static str),
}

/// Something that can be set: one of a few choices.
#[derive(Debug)]
pub struct Setting {
    /// The section it stands in.
    pub section: Section,
    /// The name of the sentence that names it.
    pub name: &'static str,
    /// The name of the sentence that says what it does.
    pub why: &'static str,
    /// What can be chosen.
    pub choices: &'static [ChoiceWords],
    get: fn(&Settings) -> usize,
    set: fn(&mut Settings, usize),
}

/// A setting by its place in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SettingId(usize);

impl SettingId {
    /// Every setting.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..TABLE.len()).map(Self)
    }

    /// Its line in the table.
    #[must_use]
    pub const fn line(self) -> &'static Setting {
        &TABLE[self.0]
    }
}

impl Setting {
    /// The one that says which chart is shown.
    pub const CHART: &'static str = "setting-chart";

    /// Which choice is made in `settings`.
    #[must_use]
    pub fn value(&self, settings: &Settings) -> usize {
        (self.get)(settings)
    }

    /// Makes a choice.
    pub fn choose(&self, settings: &mut Settings, value: usize) {
        (self.set)(settings, value.min(self.choices.len() - 1));
    }
}

use ChoiceWords::{Same, Sentence};

/// Off and on, by their place.
const OFF_ON: &[ChoiceWords] = &[Sentence("setting-off"), Sentence("setting-on")];

static TABLE: [Setting; 27] = [
    Setting {
        section: Section::Appearance,
        name: "setting-theme",
        why: "setting-theme-why",
        choices: &[
            Sentence("theme-system"),
            Sentence("theme-light"),
            Sentence("theme-dark"),
            Sentence("theme-high-contrast"),
        ],
        get: |settings| place(&ThemeChoice::ALL, settings.looks.theme),
        set: |settings, value| settings.looks.theme = ThemeChoice::ALL[value],
    },
    Setting {
        section: Section::Appearance,
        name: "setting-text-size",
        why: "setting-text-size-why",
        choices: &[
            Same("80%"),
            Same("90%"),
            Same("100%"),
            Same("110%"),
            Same("125%"),
            Same("150%"),
            Same("175%"),
            Same("200%"),
        ],
        get: |settings| place(&TEXT_PERCENTS, settings.looks.text_percent),
        set: |settings, value| settings.looks.text_percent = TEXT_PERCENTS[value],
    },
    Setting {
        section: Section::Appearance,
        name: "setting-motion",
        why: "setting-motion-why",
        choices: &[Sentence("theme-system"), Sentence("setting-off"), Sentence("setting-on")],
        get: |settings| place(&MotionChoice::ALL, settings.looks.motion),
        set: |settings, value| settings.looks.motion = MotionChoice::ALL[value],
    },
    Setting {
        section: Section::Board,
        name: "setting-wood",
        why: "setting-wood-why",
        choices: &[
            Sentence("setting-as-theme"),
            Sentence("wood-kaya"),
            Sentence("wood-flat-sawn"),
            Sentence("wood-katsura"),
            Sentence("wood-flat"),
            Sentence("theme-high-contrast"),
        ],
        get: |settings| place(&BoardChoice::ALL, settings.looks.board),
        set: |settings, value| settings.looks.board = BoardChoice::ALL[value],
    },
    Setting {
        section: Section::Board,
        name: "setting-pieces",
        why: "setting-pieces-why",
        choices: &[
            Sentence("setting-as-theme"),
            Sentence("pieces-brush-two"),
            Sentence("pieces-brush-one"),
            Sentence("pieces-printed"),
            Sentence("pieces-bilingual"),
            Sentence("pieces-international"),
            Sentence("theme-high-contrast"),
            Sentence("pieces-images"),
        ],
        get: |settings| place(&PieceChoice::ALL, settings.looks.pieces),
        set: |settings, value| settings.looks.pieces = PieceChoice::ALL[value],
    },
    Setting {
        section: Section::Board,
        name: "setting-coordinates",
        why: "setting-coordinates-why",
        choices: &[Same("7六"), Same("7f"), Same("76"), Sentence("setting-none")],
        get: |settings| place(&Coordinates::ALL, settings.looks.coordinates),
        set: |settings, value| settings.looks.coordinates = Coordinates::ALL[value],
    },
    Setting {
        section: Section::Language,
        name: "setting-language",
        why: "setting-language-why",
        choices: &[Sentence("theme-system"), Same("English"), Same("日本語")],
        get: |settings| settings.language.map_or(0, |language| 1 + place(&Language::ALL, language)),
        set: |settings, value| settings.language = value.checked_sub(1).map(|value| Language::ALL[value]),
    },
    Setting {
        section: Section::Language,
        name: "setting-notation",
        why: "setting-notation-why",
        choices: &[
            Same(Notation::ALL[0].example()),
            Same(Notation::ALL[1].example()),
            Same(Notation::ALL[2].example()),
            Same(Notation::ALL[3].example()),
            Same(Notation::ALL[4].example()),
        ],
        get: |settings| place(&Notation::ALL, settings.notation),
        set: |settings, value| settings.notation = Notation::ALL[value],
    },
    Setting {
        section: Section::Play,
        name: "setting-hints",
        why: "setting-hints-why",
        choices: OFF_ON,
        get: |settings| settings.looks.hints.into(),
        set: |settings, value| settings.looks.hints = value == 1,
    },
    Setting {
        section: Section::Play,
        name: Setting::CHART,
        why: "setting-chart-why",
        choices: &[Sentence(ChartKind::ALL[0].name()), Sentence(ChartKind::ALL[1].name())],
        get: |settings| place(&ChartKind::ALL, settings.chart),
        set: |settings, value| settings.chart = ChartKind::ALL[value],
    },
    Setting {
        section: Section::Display,
        name: "setting-display-theme",
        why: "setting-display-theme-why",
        choices: &[
            Sentence("theme-for-hall"),
            Sentence("theme-system"),
            Sentence("theme-light"),
            Sentence("theme-dark"),
            Sentence("theme-high-contrast"),
        ],
        get: |settings| place(&DisplayTheme::ALL, settings.display.theme),
        set: |settings, value| settings.display.theme = DisplayTheme::ALL[value],
    },
    Setting {
        section: Section::Display,
        name: "setting-display-size",
        why: "setting-display-size-why",
        choices: &[Sentence("size-usual"), Sentence("size-large"), Sentence("size-largest")],
        get: |settings| place(&TextSize::ALL, settings.display.text_size),
        set: |settings, value| settings.display.text_size = TextSize::ALL[value],
    },
    Setting {
        section: Section::Display,
        name: "setting-display-language",
        why: "setting-display-language-why",
        choices: &[Sentence("setting-as-window"), Same("English"), Same("日本語")],
        get: |settings| settings.display.language.map_or(0, |language| 1 + place(&Language::ALL, language)),
        set: |settings, value| settings.display.language = value.checked_sub(1).map(|value| Language::ALL[value]),
    },
    Setting {
        section: Section::Display,
        name: "setting-display-notation",
        why: "setting-display-notation-why",
        choices: &[
            Sentence("setting-as-window"),
            Same(Notation::ALL[0].example()),
            Same(Notation::ALL[1].example()),
            Same(Notation::ALL[2].example()),
            Same(Notation::ALL[3].example()),
            Same(Notation::ALL[4].example()),
        ],
        get: |settings| settings.display.notation.map_or(0, |notation| 1 + place(&Notation::ALL, notation)),
        set: |settings, value| settings.display.notation = value.checked_sub(1).map(|value| Notation::ALL[value]),
    },
    Setting {
        section: Section::Display,
        name: "setting-display-coordinates",
        why: "setting-display-coordinates-why",
        choices: &[Same("7六"), Same("7f"), Same("76"), Sentence("setting-none")],
        get: |settings| place(&Coordinates::ALL, settings.display.coordinates),
        set: |settings, value| settings.display.coordinates = Coordinates::ALL[value],
    },
    Setting {
        section: Section::Play,
        name: "setting-tenths",
        why: "setting-tenths-why",
        choices: OFF_ON,
        get: |settings| settings.tenths.into(),
        set: |settings, value| settings.tenths = value == 1,
    },
    Setting {
        section: Section::Play,
        name: "setting-far-digits",
        why: "setting-far-digits-why",
        choices: OFF_ON,
        get: |settings| settings.far_digits_turned.into(),
        set: |settings, value| settings.far_digits_turned = value == 1,
    },
    Setting {
        section: Section::Play,
        name: "setting-hide-in-pause",
        why: "setting-hide-in-pause-why",
        choices: OFF_ON,
        get: |settings| settings.hide_in_pause.into(),
        set: |settings, value| settings.hide_in_pause = value == 1,
    },
    Setting {
        section: Section::Play,
        name: "setting-points",
        why: "setting-points-why",
        choices: &[Sentence("setting-points-near"), Sentence("setting-points-always")],
        get: |settings| settings.points_always.into(),
        set: |settings, value| settings.points_always = value == 1,
    },
    Setting {
        section: Section::Arbiter,
        name: "setting-lock-after",
        why: "setting-lock-after-why",
        choices: &[Sentence("lock-after-1"), Sentence("lock-after-5"), Sentence("lock-after-15")],
        get: |settings| place(&LockAfter::ALL, settings.arbiter.lock_after),
        set: |settings, value| settings.arbiter.lock_after = LockAfter::ALL[value],
    },
    Setting {
        section: Section::Sound,
        name: "setting-sound",
        why: "setting-sound-why",
        choices: OFF_ON,
        get: |settings| settings.sound.into(),
        set: |settings, value| settings.sound = value == 1,
    },
    Setting {
        section: Section::Sound,
        name: "setting-read-moves",
        why: "setting-read-moves-why",
        choices: OFF_ON,
        get: |settings| settings.sounds.read_moves.into(),
        set: |settings, value| settings.sounds.read_moves = value == 1,
    },
    Setting {
        section: Section::Files,
        name: "setting-autosave",
        why: "setting-autosave-why",
        choices: OFF_ON,
        get: |settings| settings.autosave.into(),
        set: |settings, value| settings.autosave = value == 1,
    },
    Setting {
        section: Section::Engines,
        name: "setting-arrows",
        why: "setting-arrows-why",
        choices: OFF_ON,
        get: |settings| settings.engines.arrows.into(),
        set: |settings, value| settings.engines.arrows = value == 1,
    },
    Setting {
        section: Section::Engines,
        name: "setting-bar",
        why: "setting-bar-why",
        choices: OFF_ON,
        get: |settings| settings.engines.bar.into(),
        set: |settings, value| settings.engines.bar = value == 1,
    },
    Setting {
        section: Section::Engines,
        name: "setting-score",
        why: "setting-score-why",
        choices: &[Sentence("score-points"), Sentence("score-chance")],
        get: |settings| place(&ScoreKind::ALL, settings.engines.score),
        set: |settings, value| settings.engines.score = ScoreKind::ALL[value],
    },
    Setting {
        section: Section::Engines,
        name: "setting-seen-from",
        why: "setting-seen-from-why",
        choices: &[Sentence("seen-from-black"), Sentence("seen-from-bottom")],
        get: |settings| place(&SeenFrom::ALL, settings.engines.seen_from),
        set: |settings, value| settings.engines.seen_from = SeenFrom::ALL[value],
    },
];

/// The place of a value among those that can be chosen.
fn place<T: Copy + PartialEq>(all: &[T], value: T) -> usize {
    all.iter().position(|known| *known == value).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_stands_where_it_was_set_to_and_disturbs_no_other() {
        for id in SettingId::all() {
            for value in 0..id.line().choices.len() {
                let mut settings = Settings::default();
                id.line().choose(&mut settings, value);
                assert_eq!(id.line().value(&settings), value, "{}", id.line().name);
                for other in SettingId::all().filter(|other| *other != id) {
                    let usual = other.line().value(&Settings::default());
                    assert_eq!(other.line().value(&settings), usual, "{} by {}", other.line().name, id.line().name);
                }
            }
        }
    }

    #[test]
    fn the_sizes_of_words_are_called_what_they_are() {
        let words = TEXT_PERCENTS.map(|percent| format!("{percent}%"));
        let line = SettingId::all().map(SettingId::line).find(|line| line.name == "setting-text-size").unwrap();
        let choices = line.choices.iter().map(|choice| if let Same(words) = choice { *words } else { "" });
        assert!(choices.eq(words));
    }

    #[test]
    fn every_section_has_a_setting_and_every_setting_a_name_of_its_own() {
        for section in Section::ALL {
            assert!(SettingId::all().any(|id| id.line().section == section), "{section:?}");
        }
        let mut names: Vec<_> = SettingId::all().map(|id| id.line().name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), TABLE.len());
    }
}

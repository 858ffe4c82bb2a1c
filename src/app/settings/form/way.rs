//! What is set in a dialog of its own: the settings and the list of commands lead there from any word in it.

use crate::app::command::Command;
use crate::app::settings::form::Section;

/// A way from the settings to another dialog in which something is set.
#[derive(Debug)]
pub struct Way {
    /// The section it stands in.
    pub section: Section,
    /// What opens that dialog.
    pub command: Command,
    /// The name of the sentence that says what is set there.
    pub why: &'static str,
    /// The names of the sentences in that dialog by which it is looked for.
    pub fields: &'static [&'static str],
}

impl Way {
    /// Every way, in the order of the sections.
    pub const ALL: [Self; 11] = [
        Self {
            section: Section::Play,
            command: Command::NewGame,
            why: "way-new-game-why",
            fields: &[
                "new-game-players",
                "new-game-name",
                "new-game-rank",
                "new-game-king",
                "new-game-swap",
                "new-game-toss",
                "new-game-handicap",
                "new-game-time",
                "new-game-time-kind",
                "new-game-time-odds",
                "new-game-rules",
                "ceremony-order",
                "rules-heading",
                "table-heading",
            ],
        },
        Self {
            section: Section::Play,
            command: Command::Practice,
            why: "way-practice-why",
            fields: &[
                "practice-heading",
                "practice-what",
                "practice-problems",
                "practice-next-moves",
                "practice-from",
                "practice-from-files",
                "practice-whose",
                "practice-only-due",
            ],
        },
        Self {
            section: Section::Play,
            command: Command::Keys,
            why: "way-keys-why",
            fields: &["keys-heading", "keys-why", "keys-search", "keys-reset-all"],
        },
        Self {
            section: Section::Arbiter,
            command: Command::Event,
            why: "way-event-why",
            fields: &[
                "event-form",
                "event-title",
                "event-schedule",
                "event-rules",
                "event-system",
                "event-order",
                "event-bye-worth",
                "event-draw-worth",
            ],
        },
        Self {
            section: Section::Arbiter,
            command: Command::Hall,
            why: "way-hall-why",
            fields: &[
                "hall-heading",
                "hall-title",
                "hall-folder",
                "hall-share",
                "hall-table-number",
                "hall-publish",
                "publish-heading",
                "publish-site",
                "publish-delay",
                "publish-address",
            ],
        },
        Self {
            section: Section::Sound,
            command: Command::Sound,
            why: "way-sound-why",
            fields: &[
                "sound-all",
                "sound-clock",
                "sound-check",
                "sound-voice",
                "sound-volumes",
                "sound-pieces",
                "sound-calls",
                "sound-moves",
                "sound-signals",
                "sound-device",
                "sound-game-signals",
                "sound-read-moves",
                "sound-check-call",
                "sound-side-tones",
                "sound-flash",
                "sound-flash-why",
                "schedule-heading",
                "schedule-byoyomi",
                "call-beep",
                "call-long-beep",
                "call-byoyomi",
            ],
        },
        Self {
            section: Section::Files,
            command: Command::SaveStored,
            why: "way-save-stored-why",
            fields: &["path-format", "path-encoding", "path-line-end"],
        },
        Self {
            section: Section::Files,
            command: Command::Library,
            why: "way-library-why",
            fields: &["library-heading", "library-why", "library-folder", "library-own-name", "library-own-name-hint"],
        },
        Self {
            section: Section::Files,
            command: Command::Print,
            why: "way-print-why",
            fields: &[
                "print-heading",
                "print-sheet",
                "print-score",
                "print-handout",
                "print-diagram",
                "print-places",
                "print-style",
                "print-board",
                "print-book",
                "print-format",
            ],
        },
        Self {
            section: Section::Engines,
            command: Command::Engines,
            why: "way-engines-why",
            fields: &["engines-heading", "engines-options", "engines-command", "options-name"],
        },
        Self {
            section: Section::Engines,
            command: Command::AnalyseGame,
            why: "way-analyse-game-why",
            fields: &[
                "whole-game-heading",
                "whole-game-engine",
                "whole-game-measure",
                "whole-game-nodes",
                "whole-game-lines",
                "whole-game-skip",
                "whole-game-better-lines",
            ],
        },
    ];

    /// The names of all sentences by which it is looked for, besides what its command is called.
    pub fn words(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.why).chain(self.fields.iter().copied())
    }

    /// The way that this command is, if it is one.
    #[must_use]
    pub fn by(command: Command) -> Option<&'static Self> {
        const WAYS: &[Way] = &Way::ALL;
        WAYS.iter().find(|way| way.command == command)
    }
}

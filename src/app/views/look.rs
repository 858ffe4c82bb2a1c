//! What every view needs besides its scene.

use egui::{Context, Ui};

use crate::app::command::Command;
use crate::app::keys::show_keys;
use crate::app::settings::form::{Looks, Notation};
use crate::app::shortcut_keys::form::KeyChoices;
use crate::app::theme::Theme;
use crate::text::{Language, Text};

/// What every view needs to paint besides its scene.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// Colours and textures.
    pub theme: &'a Theme,
    /// The words, in the language of the window.
    pub text: &'a Text,
    /// How moves are written.
    pub notation: Notation,
    /// How everything looks.
    pub looks: Looks,
    /// The keys for commands.
    pub keys: &'a KeyChoices,
}

impl Look<'_> {
    /// The key for `command` as this system writes it, if it has one.
    #[must_use]
    pub fn key_words(&self, ctx: &Context, command: Command) -> Option<String> {
        let keys = self.keys.shown(command)?;
        Some(show_keys(&ctx.format_modifiers(keys.modifiers), keys.logical_key))
    }

    /// What to press for `command`: its key, or where it has none, its name in the menu.
    #[must_use]
    pub fn what_to_press(&self, ctx: &Context, command: Command) -> String {
        self.key_words(ctx, command).unwrap_or_else(|| self.text.say(command.name()))
    }

    /// Whether the key for `command` was pressed in this window; it means nothing else from then on.
    #[must_use]
    pub fn is_pressed(&self, ui: &Ui, command: Command) -> bool {
        ui.input_mut(|input| self.keys.take(command, input, false))
    }

    /// The language on screen.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.text.language()
    }
}

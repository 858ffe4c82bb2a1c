//! The keys in force: those that were chosen, or the usual ones.

use egui::{Event, InputState, Key, KeyboardShortcut, Modifiers};

use super::command::Command;
use crate::app::shortcut_keys::form::KeyChoices;

impl KeyChoices {
    /// The key that is shown for `command`.
    #[must_use]
    pub fn shown(&self, command: Command) -> Option<KeyboardShortcut> {
        match self.chosen(command) {
            Some(written) => read_keys(written),
            None => command.shortcut(),
        }
    }

    /// All keys for it. Where another key was chosen, none of the usual ones remains.
    #[must_use]
    pub fn in_force(&self, command: Command) -> Vec<KeyboardShortcut> {
        match self.chosen(command) {
            Some(written) => read_keys(written).into_iter().collect(),
            None => command.shortcuts().collect(),
        }
    }

    /// Takes away what no command can have, whoever has written it into the file. Returns the commands and what it was.
    pub fn drop_impossible(&mut self) -> Vec<(Command, String)> {
        let chosen = |command: Command| Some((command, self.chosen(command)?.to_owned()));
        let is_possible = |written: &str| written.is_empty() || read_keys(written).is_some_and(may_be_chosen);
        let dropped: Vec<_> =
            Command::ALL.iter().copied().filter_map(chosen).filter(|(_, written)| !is_possible(written)).collect();
        dropped.iter().for_each(|(command, _)| self.reset(*command));
        dropped
    }

    /// Takes the presses of the keys for `command` out of the input, and returns whether there were any: see
    /// [`Self::take_all`].
    #[must_use]
    pub fn take(&self, command: Command, input: &mut InputState, is_typing: bool) -> bool {
        self.take_all(command, input, is_typing) > 0
    }

    /// Takes the presses of the keys for `command` out of the input, where they mean nothing else from then on, and
    /// returns how many count. A key that is held down repeats only where one goes step by step; what writes is left to
    /// the text while somebody types.
    #[must_use]
    pub fn take_all(&self, command: Command, input: &mut InputState, is_typing: bool) -> usize {
        let heard = |keys: &KeyboardShortcut| !is_typing || !are_for_text(*keys);
        let keys: Vec<KeyboardShortcut> = self.in_force(command).into_iter().filter(heard).collect();
        let mut count = 0;
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, repeat, modifiers, .. } = event else { return true };
            let is_meant = |it: &KeyboardShortcut| *key == it.logical_key && modifiers.matches_exact(it.modifiers);
            let is_it = keys.iter().any(is_meant);
            count += usize::from(is_it && (!repeat || command.repeats()));
            !is_it
        });
        count
    }

    /// The commands that would be meant by the keys of `command` as well, where both can make sense.
    #[must_use]
    pub fn clashes(&self, command: Command) -> Vec<Command> {
        let keys = self.in_force(command);
        let shares = |other: &Command| self.in_force(*other).iter().any(|key| keys.contains(key));
        let meets = |other: &Command| *other != command && command.places().meet(other.places());
        Command::ALL.iter().copied().filter(meets).filter(shares).collect()
    }
}

/// Keys as people write them: `Ctrl+,`, on a Mac `⌘,`. `held` is what the system calls the keys that are held down.
#[must_use]
pub fn show_keys(held: &str, key: Key) -> String {
    let plus = if held.ends_with(char::is_alphabetic) { "+" } else { "" };
    format!("{held}{plus}{}", sign_of(key))
}

/// What is printed on the key, where that is a sign.
fn sign_of(key: Key) -> &'static str {
    match key {
        Key::ArrowUp => "↑",
        Key::ArrowDown => "↓",
        Key::ArrowLeft => "←",
        Key::ArrowRight => "→",
        // A true minus is as wide as the plus, but nobody types it.
        Key::Minus => "-",
        Key::Quote => "'",
        Key::Escape => "Esc",
        _ => key.symbol_or_name(),
    }
}

/// Keys as they are kept, the same on every system: `Ctrl+Shift+S`.
#[must_use]
pub fn write_keys(keys: KeyboardShortcut) -> String {
    let names = [(keys.modifiers.command, "Ctrl"), (keys.modifiers.alt, "Alt"), (keys.modifiers.shift, "Shift")];
    let held = names.into_iter().filter(|(is_held, _)| *is_held).map(|(_, name)| name);
    held.chain([keys.logical_key.name()]).collect::<Vec<_>>().join("+")
}

/// Reads keys that were kept; `None` where they are no keys, or there are none.
#[must_use]
pub fn read_keys(written: &str) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    let mut parts: Vec<&str> = written.split('+').collect();
    let key = Key::from_name(parts.pop()?)?;
    for part in parts {
        modifiers = match part {
            "Ctrl" => modifiers | Modifiers::COMMAND,
            "Alt" => modifiers | Modifiers::ALT,
            "Shift" => modifiers | Modifiers::SHIFT,
            _ => return None,
        };
    }
    Some(KeyboardShortcut::new(modifiers, key))
}

/// The keys that were pressed, if a command may have them. What a Mac calls Ctrl is its own.
#[must_use]
pub fn as_keys(key: Key, held: Modifiers) -> Option<KeyboardShortcut> {
    let keys = KeyboardShortcut::new(Modifiers { ctrl: false, mac_cmd: false, ..held }, key);
    let is_plain = held.command || !held.ctrl;
    (is_plain && may_be_chosen(keys)).then_some(keys)
}

/// Whether a command may have these keys. Those that move from one button to the next and press it are everybody's, and so
/// is Esc; those for the clipboard are the system's; with a letter or a digit a move begins; and what is held down with
/// another key is none by itself.
fn may_be_chosen(keys: KeyboardShortcut) -> bool {
    let KeyboardShortcut { modifiers, logical_key: key } = keys;
    let is_everybodys = matches!(key, Key::Tab | Key::Enter | Key::Space | Key::Escape) || begins_a_move(key);
    !is_held_down(key) && !is_for_clipboard(keys) && (is_chord(modifiers) || !is_everybodys)
}

const fn is_chord(modifiers: Modifiers) -> bool {
    modifiers.command || modifiers.alt
}

const fn is_held_down(key: Key) -> bool {
    matches!(
        key,
        Key::ShiftLeft
            | Key::ShiftRight
            | Key::ControlLeft
            | Key::ControlRight
            | Key::AltLeft
            | Key::AltRight
            | Key::SuperLeft
            | Key::SuperRight
    )
}

fn is_for_clipboard(keys: KeyboardShortcut) -> bool {
    let is_letter = keys.modifiers == Modifiers::COMMAND && matches!(keys.logical_key, Key::C | Key::X | Key::V);
    is_letter || matches!(keys.logical_key, Key::Copy | Key::Cut | Key::Paste)
}

const fn begins_a_move(key: Key) -> bool {
    matches!(key, Key::P | Key::L | Key::N | Key::S | Key::G | Key::B | Key::R | Key::K | Key::D)
        || matches!(key, Key::Num1 | Key::Num2 | Key::Num3 | Key::Num4 | Key::Num5)
        || matches!(key, Key::Num6 | Key::Num7 | Key::Num8 | Key::Num9)
}

/// Whether these keys are for the text while somebody types: they write or move within it.
#[must_use]
pub fn are_for_text(keys: KeyboardShortcut) -> bool {
    !is_chord(keys.modifiers) && keys.logical_key != Key::Escape && !is_function_key(keys.logical_key)
}

/// Whether the key is one of those that write nothing anywhere.
#[must_use]
pub const fn is_function_key(key: Key) -> bool {
    matches!(
        key,
        Key::F1
            | Key::F2
            | Key::F3
            | Key::F4
            | Key::F5
            | Key::F6
            | Key::F7
            | Key::F8
            | Key::F9
            | Key::F10
            | Key::F11
            | Key::F12
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_keys_do_not_clash_and_are_read_as_they_are_written() {
        let keys = KeyChoices::default();
        for &command in Command::ALL {
            assert_eq!(keys.clashes(command), [], "{command:?}");
            for shortcut in command.shortcuts() {
                assert_eq!(read_keys(&write_keys(shortcut)), Some(shortcut));
            }
        }
    }

    #[test]
    fn keys_are_shown_as_people_write_them() {
        for (held, key, shown) in [
            ("Ctrl", Key::Comma, "Ctrl+,"),
            ("Ctrl", Key::Plus, "Ctrl++"),
            ("Ctrl", Key::Minus, "Ctrl+-"),
            ("Ctrl+Shift", Key::S, "Ctrl+Shift+S"),
            ("Alt", Key::ArrowLeft, "Alt+←"),
            ("", Key::OpenBracket, "["),
            ("", Key::ArrowDown, "↓"),
            ("⇧⌘", Key::Comma, "⇧⌘,"),
        ] {
            assert_eq!(show_keys(held, key), shown);
        }
    }

    #[test]
    fn a_clash_is_seen_from_both_sides_and_only_where_both_make_sense() {
        let mut keys = KeyChoices::default();
        keys.choose(Command::Resign, "Ctrl+S".to_owned());
        assert_eq!(keys.clashes(Command::Resign), [Command::Save]);
        assert_eq!(keys.clashes(Command::Save), [Command::Resign]);
        keys.choose(Command::Resign, write_keys(Command::Bookmark.shortcut().unwrap()));
        assert_eq!(keys.clashes(Command::Resign), [], "one is of games, the other of records");
        keys.choose(Command::Save, String::new());
        assert_eq!(keys.shown(Command::Save), None);
    }

    #[test]
    fn any_key_is_read_as_it_is_written_and_nonsense_is_none() {
        for key in Key::ALL {
            for held in [
                Modifiers::NONE,
                Modifiers::COMMAND | Modifiers::CTRL,
                Modifiers::COMMAND | Modifiers::SHIFT,
                Modifiers::ALT,
            ] {
                let Some(keys) = as_keys(*key, held) else { continue };
                assert_eq!(read_keys(&write_keys(keys)), Some(keys), "{}", write_keys(keys));
            }
        }
        for written in ["", "Ctrl+", "Ctrl", "Hyper+S", "S+Ctrl", "++"] {
            assert_eq!(read_keys(written), None, "{written}");
        }
    }

    #[test]
    fn what_no_command_can_have_is_not_taken_from_a_file() {
        let impossible =
            ["ShiftLeft", "Ctrl+ControlLeft", "Escape", "Shift+Tab", "Ctrl+C", "B", "Shift+R", "7", "Hyper+S"];
        for written in impossible {
            let mut keys = KeyChoices::default();
            keys.choose(Command::Flip, written.to_owned());
            assert_eq!(keys.drop_impossible(), [(Command::Flip, written.to_owned())]);
            assert_eq!(keys, KeyChoices::default());
        }
        for written in ["", "U", "F11", "Ctrl+B", "Alt+7", "Ctrl+Shift+C", "Delete"] {
            let mut keys = KeyChoices::default();
            keys.choose(Command::Flip, written.to_owned());
            assert_eq!(keys.drop_impossible(), [], "{written}");
            assert_eq!(keys.chosen(Command::Flip), Some(written));
        }
    }

    #[test]
    fn no_usual_key_is_one_that_a_move_begins_with() {
        for keys in Command::ALL.iter().copied().flat_map(Command::shortcuts) {
            assert!(is_chord(keys.modifiers) || !begins_a_move(keys.logical_key), "{keys:?}");
        }
    }
}

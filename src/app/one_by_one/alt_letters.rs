//! A letter that is pressed together with Alt is a key, not a letter to be written: systems tell it as both.

use egui::Event;

/// On a Mac, Alt with a letter is another letter.
const WRITES: bool = cfg!(target_os = "macos");

/// Takes away what is written by a key that was pressed together with Alt alone. AltGr is Ctrl and Alt, or another key.
pub(super) fn take_away(events: &mut Vec<Event>) {
    if WRITES {
        return;
    }
    let mut is_behind_alt = false;
    events.retain(|event| match event {
        Event::Key { pressed, modifiers, .. } => {
            is_behind_alt = *pressed && modifiers.alt && !modifiers.ctrl && !modifiers.command;
            true
        }
        Event::Text(_) => !is_behind_alt,
        _ => true,
    });
}

#[cfg(all(test, not(target_os = "macos")))]
mod tests {
    use egui::{Key, Modifiers};

    use super::*;

    fn pressed(modifiers: Modifiers) -> Event {
        Event::Key { key: Key::F, physical_key: None, pressed: true, repeat: false, modifiers }
    }

    #[test]
    fn what_alt_presses_is_not_written() {
        let written = |modifiers| {
            let mut events = vec![pressed(modifiers), Event::Text("f".to_owned())];
            take_away(&mut events);
            events.len() == 2
        };
        assert!(!written(Modifiers::ALT) && !written(Modifiers::ALT | Modifiers::SHIFT));
        assert!(written(Modifiers::NONE) && written(Modifiers::SHIFT) && written(Modifiers::CTRL | Modifiers::ALT));
        let mut events = vec![pressed(Modifiers::ALT), pressed(Modifiers::NONE), Event::Text("f".to_owned())];
        take_away(&mut events);
        assert_eq!(events.len(), 3, "only what comes right behind it");
    }
}

//! In an open menu a letter chooses the entry that begins with it, the next one with each press, and writes nothing anywhere.

use egui::{Context, Event, Id, Memory, Response, Ui};

/// An entry that can be chosen, and the letter it begins with.
type Entry = (Id, char);

/// Takes what was typed while a menu is open, and returns the last letter of it: no field is to have it.
pub fn take(ui: &Ui) -> Option<char> {
    ui.input_mut(|input| {
        let mut typed = None;
        input.events.retain(|event| {
            let Event::Text(text) = event else { return true };
            typed = text.chars().next_back().map(lower).or(typed);
            false
        });
        typed
    })
}

/// Notes an entry of the menu that is being painted.
pub fn note(ui: &Ui, entry: &Response, words: &str) {
    let Some(first) = words.chars().next().filter(|_| entry.enabled()) else { return };
    ui.data_mut(|data| data.get_temp_mut_or_default::<Vec<Entry>>(place()).push((entry.id, lower(first))));
}

/// Gives the keyboard's attention to the next of the noted entries that begin with `letter`.
pub fn follow(ctx: &Context, letter: Option<char>) {
    let entries = ctx.data_mut(|data| data.remove_temp::<Vec<Entry>>(place())).unwrap_or_default();
    let Some(letter) = letter else { return };
    let attended = ctx.memory(Memory::focused);
    let behind = entries.iter().position(|(id, _)| Some(*id) == attended).map_or(0, |at| at + 1);
    let (before, after) = entries.split_at(behind);
    let next = after.iter().chain(before).find(|(_, first)| *first == letter);
    if let Some((id, _)) = next {
        ctx.memory_mut(|memory| memory.request_focus(*id));
        ctx.request_repaint();
    }
}

fn lower(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

fn place() -> Id {
    Id::unique("the entries of the open menu")
}

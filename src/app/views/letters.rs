//! In an open menu or list a letter chooses the entry that begins with it, the next one with each press, and writes nothing
//! anywhere.

use egui::{Context, Event, Id, Memory, Response, Ui};

/// An entry that can be chosen, and the letter it begins with.
type Entry = (Id, char);

/// Notes an entry of what is open and being painted.
pub fn note(ui: &Ui, entry: &Response, words: &str) {
    let Some(first) = words.chars().next().filter(|_| entry.enabled()) else { return };
    ui.data_mut(|data| data.get_temp_mut_or_default::<Vec<Entry>>(place()).push((entry.id, lower(first))));
}

/// Before anything is painted: what is typed leads to the entries that were there in the frame before, if any were, and no
/// field is to have it.
pub fn lead(ctx: &Context) {
    let entries = ctx.data_mut(|data| data.remove_temp::<Vec<Entry>>(place())).unwrap_or_default();
    if entries.is_empty() {
        return;
    }
    let Some(letter) = take(ctx) else { return };
    let attended = ctx.memory(Memory::focused);
    let behind = entries.iter().position(|(id, _)| Some(*id) == attended).map_or(0, |at| at + 1);
    let (before, after) = entries.split_at(behind);
    let next = after.iter().chain(before).find(|(_, first)| *first == letter);
    if let Some((id, _)) = next {
        ctx.memory_mut(|memory| memory.request_focus(*id));
        ctx.request_repaint();
    }
}

/// Takes what was typed, and returns the last letter of it.
fn take(ctx: &Context) -> Option<char> {
    ctx.input_mut(|input| {
        let mut typed = None;
        input.events.retain(|event| {
            let Event::Text(text) = event else { return true };
            typed = text.chars().next_back().map(lower).or(typed);
            false
        });
        typed
    })
}

fn lower(letter: char) -> char {
    letter.to_lowercase().next().unwrap_or(letter)
}

fn place() -> Id {
    Id::unique("the entries of what is open")
}

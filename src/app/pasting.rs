//! What comes from the clipboard, and that nothing has come though it was asked for.
//!
//! The window's library brings text, or else a picture. Where it finds neither, as with text that is not UTF-8, it says
//! nothing, and so nobody would be told why nothing happens. But of the system's keys for pasting it hides only the press:
//! where one is let go that was never pressed, and nothing came meanwhile, nothing could be pasted. What the menu asks for
//! comes within the next frame or not at all.

use egui::{Context, Event, Id, Key};

use super::action::Action;
use crate::app::form::{CopyAs, PasteTrouble};

/// What is remembered from one frame to the next.
#[derive(Clone, Copy, Debug, Default)]
struct Pasting {
    /// The key is down, and its press was seen: it was not for pasting.
    is_pressed: bool,
    /// Something has come since the key was let go last.
    has_come: bool,
    /// The frame in which the menu asked for it.
    asked_in: Option<u64>,
}

/// Asks for what is on the clipboard.
pub(super) fn request(ctx: &Context) {
    ctx.send_viewport_cmd(egui::ViewportCommand::RequestPaste);
    let asked_in = Some(ctx.cumulative_frame_nr());
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Pasting>(id()).asked_in = asked_in);
}

/// What the system's keys for copying and pasting, and the menu, bring in this pass. It has to be asked in every one.
pub(super) fn from_clipboard(ctx: &Context) -> Vec<Action> {
    let mut pasting: Pasting = ctx.data(|data| data.get_temp(id())).unwrap_or_default();
    let mut actions: Vec<Action> =
        ctx.input(|input| input.events.iter().filter_map(|event| pasting.take(event)).collect());
    match pasting.asked_in {
        Some(frame) if ctx.cumulative_frame_nr() > frame + 1 => {
            pasting.asked_in = None;
            actions.push(Action::NothingPasted(PasteTrouble::NoText));
        }
        Some(_) => ctx.request_repaint(),
        None => {}
    }
    ctx.data_mut(|data| data.insert_temp(id(), pasting));
    actions
}

fn id() -> Id {
    Id::unique("pasting")
}

impl Pasting {
    fn take(&mut self, event: &Event) -> Option<Action> {
        match event {
            Event::Copy => Some(Action::Copy(CopyAs::USUAL)),
            Event::Paste(text) => {
                self.come();
                Some(Action::Paste(text.clone()))
            }
            Event::PasteImage(_) => {
                self.come();
                Some(Action::NothingPasted(PasteTrouble::Picture))
            }
            Event::Key { key: Key::V | Key::Paste, pressed: true, .. } => {
                self.is_pressed = true;
                None
            }
            Event::Key { key: Key::V | Key::Paste, pressed: false, .. } => {
                let is_missing = !self.is_pressed && !self.has_come;
                (self.is_pressed, self.has_come) = (false, false);
                is_missing.then_some(Action::NothingPasted(PasteTrouble::NoText))
            }
            // A key that is let go while another window is in front is not seen.
            Event::WindowFocused(_) => {
                self.is_pressed = false;
                None
            }
            _ => None,
        }
    }

    const fn come(&mut self) {
        (self.has_come, self.asked_in) = (true, None);
    }
}

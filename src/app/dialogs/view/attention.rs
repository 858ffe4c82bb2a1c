//! Which field has the keyboard in each of the dialogs that lie over one another, so that it gets it back.

use egui::{Context, Id, Memory, Popup};

/// For so many passes egui takes the attention from a dialog that comes back: what covered it is still on top.
const TAKEN: u64 = 2;

/// The dialogs that lie over one another, the one that is seen last, each with what has the keyboard's attention in it.
#[derive(Clone, Debug, Default)]
struct Pile {
    dialogs: Vec<(Id, Option<Id>)>,
    /// The last pass in which the one that is seen gets the attention back.
    until: u64,
    /// What had it before a list of choices opened over the dialog.
    below_list: Option<Id>,
}

/// Follows what has the keyboard's attention in `dialog`, which is shown. Where it comes back from below a question, or what
/// was opened from it, that has it again.
pub fn follow(ctx: &Context, dialog: Id) {
    let mut pile: Pile = ctx.data(|data| data.get_temp(place())).unwrap_or_default();
    let pass = ctx.cumulative_pass_nr();
    match pile.dialogs.iter().position(|(id, _)| *id == dialog) {
        None => {
            // A menu that it was opened from by a key would lie over it.
            Popup::close_all(ctx);
            pile.dialogs.push((dialog, None));
        }
        Some(at) if at + 1 < pile.dialogs.len() => {
            pile.dialogs.truncate(at + 1);
            pile.until = pass + TAKEN;
        }
        Some(_) => {}
    }
    if let Some((_, attended)) = pile.dialogs.last_mut() {
        if pass <= pile.until {
            attended.iter().for_each(|id| ctx.memory_mut(|memory| memory.request_focus(*id)));
        } else if Popup::is_any_open(ctx) {
            pile.below_list = pile.below_list.or(*attended);
        } else if let Some(id) = pile.below_list.take().filter(|_| !is_within(ctx)) {
            ctx.memory_mut(|memory| memory.request_focus(id));
        } else {
            // Enter takes the attention from a field, and what is asked then covers it.
            *attended = ctx.memory(Memory::focused).or(*attended);
        }
    }
    ctx.data_mut(|data| data.insert_temp(place(), pile));
}

/// Whether the attention is somewhere in the dialog that is seen: it is not once a list is closed in which it was.
fn is_within(ctx: &Context) -> bool {
    let attended = ctx.memory(Memory::focused).and_then(|id| ctx.read_response(id));
    let dialog = ctx.memory(Memory::top_modal_layer);
    attended.is_some_and(|attended| dialog == Some(attended.layer_id))
}

/// No dialog is shown.
pub fn forget(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<Pile>(place()));
}

fn place() -> Id {
    Id::unique("dialogs that lie over one another")
}

use egui::{Context, Id, Memory};

/// The dialogs that lie over one another, the one that is seen last, each with what has the keyboard's attention in it.
#[derive(Clone, Debug, Default)]
struct Pile(Vec<(Id, Option<Id>)>);

/// Follows what has the keyboard's attention in `dialog`, which is shown. Where it comes back from below a question, or what
/// was opened from it, that has it again.
pub fn follow(ctx: &Context, dialog: Id) {
    let Pile(mut pile) = ctx.data(|data| data.get_temp(place())).unwrap_or_default();
    let attended = ctx.memory(Memory::focused);
    match pile.iter().position(|(id, _)| *id == dialog) {
        // Enter takes the attention from a field, and what is asked then covers it.
        Some(at) if at + 1 == pile.len() => pile[at].1 = attended.or(pile[at].1),
        Some(at) => {
            pile.truncate(at + 1);
            pile[at].1.into_iter().for_each(|id| ctx.memory_mut(|memory| memory.request_focus(id)));
        }
        None => pile.push((dialog, None)),
    }
    ctx.data_mut(|data| data.insert_temp(place(), Pile(pile)));
}

/// No dialog is shown.
pub fn forget(ctx: &Context) {
    ctx.data_mut(|data| data.remove::<Pile>(place()));
}

fn place() -> Id {
    Id::unique("dialogs that lie over one another")
}

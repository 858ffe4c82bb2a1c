//! What Tab leads to is scrolled into sight.

use egui::accesskit::{Action, ActionRequest, TreeId};
use egui::{Context, Event, Id, Memory, Plugin, Rect, Ui, ViewportIdMap};

/// Scrolls whatever has just got the keyboard's attention into sight, in any window, where it lies outside of what is seen
/// of a list, a form or a page. What a click has attended to was seen.
///
/// egui leads the attention out of sight without a word; a screen reader can have it scrolled there, and so is it asked for here.
#[derive(Debug, Default)]
pub struct FocusInSight {
    windows: ViewportIdMap<Attended>,
}

/// What has the attention in a window.
#[derive(Clone, Debug, Default)]
struct Attended {
    id: Option<Id>,
    stage: Stage,
}

/// How far it is brought into sight.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Stage {
    /// It may be moving: a list scrolls by itself.
    Seen(Rect),
    /// It is to be asked for.
    Asked,
    #[default]
    Done,
}

impl Attended {
    /// It has just got the attention, and lies here.
    fn new(ui: &Ui, id: Option<Id>) -> Self {
        let is_clicked = ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
        Self { id, stage: if is_clicked { Stage::Done } else { Stage::Seen(Rect::NOTHING) } }
    }

    /// What comes after `stage`, once everything has been shown.
    fn next_stage(&self, ctx: &Context) -> Stage {
        let place = self.id.and_then(|id| ctx.read_response(id));
        match (self.stage, place) {
            (Stage::Done | Stage::Asked, _) | (Stage::Seen(_), None) => Stage::Done,
            (Stage::Seen(before), Some(now)) if before != now.rect => Stage::Seen(now.rect),
            (Stage::Seen(_), Some(now)) if now.interact_rect.expand(1.0).contains_rect(now.rect) => Stage::Done,
            (Stage::Seen(_), Some(_)) => Stage::Asked,
        }
    }
}

impl Plugin for FocusInSight {
    fn debug_name(&self) -> &'static str {
        "focus in sight"
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        let asked = self.windows.get(&ui.viewport_id()).filter(|attended| attended.stage == Stage::Asked);
        if let Some(id) = asked.and_then(|attended| attended.id) {
            let (action, target_node) = (Action::ScrollIntoView, id.accesskit_id());
            let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node, data: None };
            ui.input_mut(|input| input.events.push(Event::AccessKitActionRequest(request)));
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let focused = ui.memory(Memory::focused);
        let attended = self.windows.entry(ui.viewport_id()).or_default();
        if attended.id != focused {
            *attended = Attended::new(ui, focused);
        }
        if attended.stage != Stage::Done {
            attended.stage = attended.next_stage(ui.ctx());
            ui.ctx().request_repaint();
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Key, Modifiers, RawInput, ScrollArea};

    use super::*;

    fn tab(ctx: &Context, modifiers: Modifiers) -> RawInput {
        let event = Event::Key { key: Key::Tab, physical_key: None, pressed: true, repeat: false, modifiers };
        RawInput { events: vec![event], screen_rect: Some(ctx.content_rect()), ..RawInput::default() }
    }

    fn show(ctx: &Context, input: RawInput) {
        ctx.run_ui(input, long_form).textures_delta.clear();
    }

    fn long_form(ui: &mut Ui) {
        ScrollArea::vertical().max_height(90.0).show(ui, |ui| {
            (0..40).for_each(|number| _ = ui.button(format!("{number}")));
        });
        _ = ui.button("Close");
    }

    #[test]
    fn whatever_tab_leads_to_can_be_seen_forwards_and_backwards() {
        let ctx = Context::default();
        ctx.add_plugin(FocusInSight::default());
        show(&ctx, RawInput::default());
        for modifiers in [Modifiers::NONE, Modifiers::SHIFT] {
            for _ in 0..60 {
                show(&ctx, tab(&ctx, modifiers));
                for _ in 0..8 {
                    show(&ctx, RawInput::default());
                }
                let focused = ctx.memory(Memory::focused).and_then(|id| ctx.read_response(id));
                let seen = focused.as_ref().map(|it| it.interact_rect.expand(1.0).contains_rect(it.rect));
                assert_ne!(seen, Some(false), "{focused:?}");
            }
        }
    }
}

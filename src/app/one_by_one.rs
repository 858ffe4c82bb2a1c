//! One thing at a time: clicks and keys that came within a frame, each seen by all views.

mod alt_letters;
mod notches;
#[cfg(debug_assertions)]
mod warning;

use std::collections::VecDeque;
use std::num::NonZeroUsize;

#[cfg(debug_assertions)]
use egui::FullOutput;
use egui::{Context, Event, KeyboardShortcut, Plugin, RawInput, TouchPhase, Ui, ViewportId, ViewportIdMap};

/// Hands what was done to a window over one thing at a time, however much of it a frame brings.
///
/// A frame makes one state of all that has happened since the last one: of two clicks one is left, a press that is let go
/// elsewhere counts where the pointer has come to, and of ten presses of a key views see one. On a slow screen that is
/// every quick move. So each thing that is done is seen by all views, and followed by what they ask for, before the next
/// one is: in a pass of its own, which costs what laying out costs, since only the last one of a frame is painted. Hardly
/// anything waits for another frame, and all is done at the instant at which the frame has begun: nobody is charged for
/// the slowness of the screen. What is handed over together depends on nothing but the things themselves, so that it makes no
/// difference which of them came in one frame.
#[derive(Debug, Default)]
pub struct OneByOne {
    windows: ViewportIdMap<Waiting>,
    /// Keys of which any number of presses in the main window may be seen together: whoever takes them counts them.
    counted: Vec<KeyboardShortcut>,
    /// Whether a notch of a wheel may be told twice.
    has_double_notches: bool,
    /// What is done in the main window waits: what it is meant for is not there yet.
    is_shut: bool,
}

/// Whether what is done in a window is handed over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Door {
    /// It is.
    Open,
    /// It waits.
    Shut,
    /// It is from now on. What has waited was meant for something that is not there: no key and no button counts of that which
    /// was pressed meanwhile.
    OpenToOthers,
}

/// What has not been handed over yet in a window.
#[derive(Debug, Default)]
struct Waiting {
    events: VecDeque<Event>,
    /// How many passes see nothing new before the next thing is handed over.
    rest: u8,
}

/// After something was done there may be other things to click or to type into: the next pass shows them, and those that
/// have to be measured first are seen in the one after.
const REST: u8 = 2;

/// How often a frame is laid out at most, which is enough for four clicks. What is left then is for the next frame: where
/// things are done faster than they can be laid out, one sees them being done all the same.
const MOST_PASSES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(15);

impl OneByOne {
    /// From now on these are the keys whose presses in the main window are counted by whoever takes them.
    pub(super) fn count(ctx: &Context, keys: Vec<KeyboardShortcut>) {
        ctx.with_plugin(|plugin: &mut Self| plugin.counted = keys);
    }

    /// From now on what is done in the main window waits, or does not.
    pub(super) fn hold(ctx: &Context, door: Door) {
        let has_more = ctx.with_plugin(|plugin: &mut Self| {
            let was_shut = std::mem::replace(&mut plugin.is_shut, door == Door::Shut);
            let waiting = plugin.windows.entry(ViewportId::ROOT).or_default();
            if !was_shut || door == Door::Shut {
                return false;
            }
            if door == Door::OpenToOthers {
                waiting.events.retain(ends_something);
            }
            waiting.rest = REST;
            !waiting.events.is_empty()
        });
        if has_more.unwrap_or_default() {
            ctx.request_discard("what waited is seen now");
            ctx.request_repaint();
        }
    }

    /// Whether something that was done in the main window waits for the next frame.
    pub(super) fn has_more(ctx: &Context) -> bool {
        let main = ViewportId::ROOT;
        let has_more = |plugin: &mut Self| plugin.windows.get(&main).is_some_and(|it| !it.events.is_empty());
        ctx.with_plugin(has_more).unwrap_or_default()
    }

    /// From now on a notch of a wheel that is told twice within a frame is seen once, as is needed on X.
    pub(super) fn pair_notches(ctx: &Context) {
        ctx.with_plugin(|plugin: &mut Self| plugin.has_double_notches = true);
    }
}

impl Plugin for OneByOne {
    fn debug_name(&self) -> &'static str {
        "one by one"
    }

    fn setup(&mut self, ctx: &Context) {
        ctx.options_mut(|options| options.max_passes = MOST_PASSES);
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        let waiting = self.windows.entry(input.viewport_id).or_default();
        let mut events = std::mem::take(&mut input.events);
        if self.has_double_notches {
            notches::keep_one_of_each(&mut events);
        }
        alt_letters::take_away(&mut events);
        waiting.events.extend(events);
        let is_main = input.viewport_id == ViewportId::ROOT;
        let counted = if is_main { &self.counted[..] } else { &[] };
        input.events = if is_main && self.is_shut { Vec::new() } else { waiting.next(counted) };
    }

    #[cfg(debug_assertions)]
    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        warning::take_away(&mut output.shapes);
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        let window = ui.ctx().viewport_id();
        let is_shut = self.is_shut && window == ViewportId::ROOT;
        if is_shut || self.windows.get(&window).is_none_or(|waiting| waiting.events.is_empty()) {
            return;
        }
        ui.ctx().request_discard("more has been done than this");
        if !ui.ctx().will_discard() {
            ui.ctx().request_repaint();
        }
    }
}

impl Waiting {
    /// What the next pass sees.
    fn next(&mut self, counted: &[KeyboardShortcut]) -> Vec<Event> {
        if self.rest > 0 || self.events.is_empty() {
            self.rest = self.rest.saturating_sub(1);
            return Vec::new();
        }
        let count = together(self.events.make_contiguous(), counted);
        let next: Vec<Event> = self.events.drain(..count).collect();
        self.rest = if next.iter().all(changes_nothing) { 0 } else { REST };
        next
    }
}

/// How many of `events` from the first on are one thing, or change nothing between them that anybody could tell.
fn together(events: &[Event], counted: &[KeyboardShortcut]) -> usize {
    // What is held down while something is done, and what was let go before, is told with it.
    let lead = events.iter().take_while(|event| leads(event)).count();
    let Some((first, rest)) = events[lead..].split_first() else { return lead };
    let run = |belongs: &dyn Fn(&Event) -> bool| rest.iter().take_while(|event| belongs(event)).count();
    let following = match first {
        event if is_travel(event) => run(&is_travel),
        Event::MouseWheel { .. } => run(&|event| matches!(event, Event::MouseWheel { .. })),
        Event::Zoom(_) | Event::Rotate(_) => run(&|event| matches!(event, Event::Zoom(_) | Event::Rotate(_))),
        Event::Touch { .. } => of_finger(rest),
        event if is_press_of(event, counted) => run(&|event| is_same_key(first, event)),
        Event::Key { pressed: true, .. } => usize::from(matches!(rest.first(), Some(Event::Text(_)))),
        _ => 0,
    };
    lead + 1 + following
}

/// Whether it ends what something else began, or tells how things stand.
const fn ends_something(event: &Event) -> bool {
    let is_end_of_touch = matches!(event, Event::Touch { phase: TouchPhase::End | TouchPhase::Cancel, .. });
    let is_release = matches!(event, Event::PointerButton { pressed: false, .. } | Event::PointerGone);
    leads(event) || is_travel(event) || is_end_of_touch || is_release || matches!(event, Event::WindowFocused(_))
}

const fn leads(event: &Event) -> bool {
    matches!(event, Event::ModifiersChanged(_) | Event::Key { pressed: false, .. })
}

/// Only where the pointer comes to is of importance, and that it was moved.
const fn is_travel(event: &Event) -> bool {
    matches!(event, Event::PointerMoved(_) | Event::MouseMoved(_) | Event::Touch { phase: TouchPhase::Move, .. })
}

/// How many of the events behind that of a finger are the pointer's, which follows the first finger.
fn of_finger(rest: &[Event]) -> usize {
    let moved = usize::from(matches!(rest.first(), Some(Event::PointerMoved(_))));
    let button = usize::from(matches!(rest.get(moved), Some(Event::PointerButton { .. })));
    let gone = usize::from(matches!(rest.get(moved + button), Some(Event::PointerGone)));
    moved + button + gone
}

fn is_press_of(event: &Event, keys: &[KeyboardShortcut]) -> bool {
    let Event::Key { key, pressed: true, modifiers, .. } = event else { return false };
    keys.iter().any(|it| it.logical_key == *key && modifiers.matches_exact(it.modifiers))
}

/// Whether `event` is about the key that was pressed `first`, held down with the same others.
fn is_same_key(first: &Event, event: &Event) -> bool {
    match (first, event) {
        (Event::Key { key, modifiers, .. }, Event::Key { key: other, modifiers: held, .. }) => {
            (key, modifiers) == (other, held)
        }
        _ => false,
    }
}

/// Whether nothing comes of it that another click or key could meet: a button is pressed, but not let go.
const fn changes_nothing(event: &Event) -> bool {
    is_travel(event) || leads(event) || matches!(event, Event::PointerButton { pressed: true, .. })
}

#[cfg(test)]
mod tests;

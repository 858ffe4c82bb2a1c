//! Why dialogs do not jump: their corner stays where it is while what is in them grows.

use egui::{Context, Id, Pos2, Rect, pos2};

/// What stays free of the window below a dialog that grows: as much as below the highest ones, which lie in the middle, and
/// less than that only where they have less.
const BELOW: std::ops::RangeInclusive<f32> = 10.0..=20.0;

/// Where a dialog lay in the last pass.
#[derive(Clone, Copy, Debug)]
struct Place {
    rect: Rect,
    /// The window at that time.
    window: Rect,
    pass: u64,
    /// Whether all of it had been measured before.
    is_settled: bool,
}

/// Where the left upper corner stays of the dialog called `id`, from when it has been measured until it is closed, or
/// the window is given another size: what comes into it while somebody fills it in makes it grow downwards, so that the
/// next click meets what was aimed at. `None` where it belongs in the middle.
pub fn kept(ctx: &Context, id: Id, width: f32) -> Option<Pos2> {
    let place = last(ctx, id).filter(|place| place.is_settled && has_width(place.rect, width))?;
    let spare = place.window.height() - place.rect.height();
    let lowest = place.window.bottom() - (spare / 2.0).clamp(*BELOW.start(), *BELOW.end()) - place.rect.height();
    Some(pos2(place.rect.left(), place.rect.top().min(lowest)))
}

/// Remembers where the dialog called `id` was shown.
pub fn remember(ctx: &Context, id: Id, rect: Rect) {
    let is_settled =
        last(ctx, id).is_some_and(|last| last.is_settled && has_width(rect, last.rect.width()) || last.rect == rect);
    let place = Place { rect, window: ctx.content_rect(), pass: ctx.cumulative_pass_nr(), is_settled };
    ctx.data_mut(|data| data.insert_temp(id.with("place"), place));
}

/// Where it lay in the pass before this one, in a window of the same size.
fn last(ctx: &Context, id: Id) -> Option<Place> {
    let place = ctx.data(|data| data.get_temp::<Place>(id.with("place")))?;
    let is_the_last = place.pass + 1 >= ctx.cumulative_pass_nr();
    (is_the_last && place.window == ctx.content_rect()).then_some(place)
}

fn has_width(rect: Rect, width: f32) -> bool {
    (rect.width() - width).abs() <= 1.0
}

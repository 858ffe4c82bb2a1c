//! What changes on the audience display: the last move, a banner, the points, and at last how it ended.

use std::sync::Arc;

use egui::{Align2, Galley, Painter, Rect, pos2};

use crate::app::display::scene::{Banner, DisplayGame};
use crate::app::display::view::note::{Line, is_legible, note_ui};
use crate::app::event::scene::CountdownScene;
use crate::app::scene::ResultScene;
use crate::app::theme::{Colours, bold, regular};
use crate::app::views::legible::legible;
use crate::app::views::lettering::baseline;

/// The last move and what everybody should know, at the top right: beside the board, of which nothing is ever hidden.
pub(super) fn head_ui(painter: &Painter, room: Rect, scene: &DisplayGame, unit: f32) {
    let top = if scene.result.is_some() {
        last_move_ui(painter, room, scene, unit)
    } else {
        move_ui(painter, room, scene, unit)
    };
    let mut room = room.with_min_y(top + unit);
    if let Some(countdown) = &scene.countdown {
        room.max.y = waiting_ui(painter, room, countdown, unit);
    }
    // Points that have decided a game stand in how it ended.
    if let Some(points) = scene.points.as_ref().filter(|_| scene.result.is_none()) {
        room.max.y = points_ui(painter, room, points, unit);
    }
    if let Some(result) = &scene.result {
        result_ui(painter, room, result, unit);
    } else if let Some(banner) = &scene.banner {
        banner_ui(painter, room, banner, unit);
    }
}

/// The last move as large as can be, below its number. Returns where it ends.
fn move_ui(painter: &Painter, room: Rect, scene: &DisplayGame, unit: f32) -> f32 {
    let palette = painter.palette();
    let number = painter.text(room.min, Align2::LEFT_TOP, &scene.number, regular(unit * 2.6), palette.ink_soft);
    if scene.last_move.is_empty() {
        return number.bottom();
    }
    let mv = legible(painter, &scene.last_move, bold(unit * 7.6), palette.ink, room.width(), unit);
    let (top, height) = (number.bottom() + unit * 0.6, mv.rect.height());
    painter.galley(pos2(room.left(), top), mv, palette.ink);
    top + height
}

/// The same on one line, once it matters less than how the game ended.
fn last_move_ui(painter: &Painter, room: Rect, scene: &DisplayGame, unit: f32) -> f32 {
    let palette = painter.palette();
    let ends = [(&scene.number, palette.ink_soft), (&scene.last_move, palette.ink)];
    let ends =
        ends.map(|(words, color)| legible(painter, words, regular(unit * 3.0), color, room.width() * 0.48, unit));
    apart_ui(painter, room, ends)
}

/// Words at the left and at the right end of a line. Returns where it ends.
fn apart_ui(painter: &Painter, room: Rect, [left, right]: [Arc<Galley>; 2]) -> f32 {
    let palette = painter.palette();
    let line = baseline(&left).max(baseline(&right));
    let at = |x: f32, words: &Galley| pos2(x, room.top() + line - baseline(words));
    let (near, far) = (at(room.left(), &left), at(room.right() - right.rect.width(), &right));
    let bottom = (near.y + left.rect.height()).max(far.y + right.rect.height());
    painter.galley(near, left, palette.ink);
    painter.galley(far, right, palette.ink);
    bottom
}

/// Both sides' points at the foot of `room`. Returns where they begin.
fn points_ui(painter: &Painter, room: Rect, points: &[String; 2], unit: f32) -> f32 {
    let set = |words: &String| {
        legible(painter, words, regular(unit * 2.6), painter.palette().ink_soft, room.width() * 0.48, unit)
    };
    at_foot(painter, room, points.each_ref().map(set), unit)
}

/// How long everybody has to wait, at the foot of `room`. Returns where that begins.
fn waiting_ui(painter: &Painter, room: Rect, countdown: &CountdownScene, unit: f32) -> f32 {
    let palette = painter.palette();
    let words = legible(painter, &countdown.words, regular(unit * 2.6), palette.ink_soft, room.width() * 0.55, unit);
    let digits = legible(painter, &countdown.digits, bold(unit * 4.6), palette.ink, room.width() * 0.4, unit);
    at_foot(painter, room, [words, digits], unit)
}

fn at_foot(painter: &Painter, room: Rect, ends: [Arc<Galley>; 2], unit: f32) -> f32 {
    let height = ends.iter().map(|words| words.rect.height()).fold(0.0, f32::max);
    let top = room.bottom() - height;
    apart_ui(painter, room.with_min_y(top), ends);
    top - unit * 0.6
}

/// What everybody should know while the game goes on.
fn banner_ui(painter: &Painter, room: Rect, banner: &Banner, unit: f32) {
    let palette = painter.palette();
    let edge = if banner.is_grave { palette.grave } else { palette.urgent };
    note_ui(painter, room, &[Line::bold(&banner.words, 2.7, palette.ink)], edge, unit);
}

/// Who won, and by which rule. What would leave the rest too small to be read from the last row is left out: first the
/// words in the other language, then those that explain the rule.
fn result_ui(painter: &Painter, room: Rect, scene: &ResultScene, unit: f32) {
    let palette = painter.palette();
    let winner = scene.winner.as_deref().unwrap_or_default();
    let headline = if scene.winner.is_some() { 3.6 } else { 5.4 };
    let decision = [
        Line::title(winner, 5.4, palette.ink),
        Line::title(&scene.headline, headline, palette.ink),
        Line::bold(&scene.reason, 3.2, palette.urgent),
    ];
    let other = Line::regular(&scene.other_reason, 2.4, palette.ink_soft);
    let explanation: Vec<Line<'_>> =
        scene.explanation.iter().map(|words| Line::regular(words, 2.4, palette.ink)).collect();
    let whole = || decision.into_iter().chain([other]).chain(explanation.iter().copied()).collect::<Vec<_>>();
    let in_one_language = || decision.into_iter().chain(explanation.iter().copied()).collect();
    let lines = [whole(), in_one_language()].into_iter().find(|lines| is_legible(painter, room, lines, unit));
    note_ui(painter, room, &lines.unwrap_or_else(|| decision.to_vec()), palette.urgent, unit);
}

//! Painting for somebody who sits across the table: half a turn around a point.

use std::f32::consts::PI;
use std::sync::Arc;

use egui::layers::ShapeIdx;
use egui::{Pos2, Rect, Shape, Ui};

/// From which side of the table something is read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Seat {
    /// From the near one.
    Near,
    /// From the far one: everything is turned by half a turn around this point.
    Far(Pos2),
}

impl Seat {
    /// Where a point lies on the screen that lies `at` from this seat.
    pub fn point(self, at: Pos2) -> Pos2 {
        match self {
            Self::Near => at,
            Self::Far(center) => turned(at, center),
        }
    }

    /// Where a rectangle lies on the screen: there it is touched.
    pub fn rect(self, rect: Rect) -> Rect {
        Rect::from_two_pos(self.point(rect.min), self.point(rect.max))
    }

    /// Paints for this seat what `paint` paints as if one sat at the near side.
    pub fn paint<R>(self, ui: &mut Ui, paint: impl FnOnce(&mut Ui) -> R) -> R {
        let (layer, ctx) = (ui.layer_id(), ui.ctx().clone());
        let next = || ctx.graphics_mut(|graphics| graphics.entry(layer).next_idx());
        let start = next();
        let result = paint(ui);
        let end = next();
        if let Self::Far(center) = self {
            ctx.graphics_mut(|graphics| {
                for index in start.0..end.0 {
                    graphics.entry(layer).mutate_shape(ShapeIdx(index), |clipped| {
                        clipped.clip_rect = self.rect(clipped.clip_rect);
                        turn(&mut clipped.shape, center);
                    });
                }
            });
        }
        result
    }
}

fn turned(at: Pos2, center: Pos2) -> Pos2 {
    center + (center - at)
}

/// Turns a shape by half a turn around `center`.
fn turn(shape: &mut Shape, center: Pos2) {
    let point = |at: &mut Pos2| *at = turned(*at, center);
    match shape {
        Shape::Noop => {}
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| turn(shape, center)),
        Shape::Circle(circle) => point(&mut circle.center),
        // Half a turn leaves an ellipse as it was.
        Shape::Ellipse(ellipse) => point(&mut ellipse.center),
        Shape::LineSegment { points, .. } => points.iter_mut().for_each(point),
        Shape::Path(path) => path.points.iter_mut().for_each(point),
        Shape::Rect(rect) => {
            rect.rect = Rect::from_center_size(turned(rect.rect.center(), center), rect.rect.size());
            rect.angle += PI;
        }
        Shape::Text(text) => {
            point(&mut text.pos);
            text.angle += PI;
        }
        Shape::Mesh(mesh) => Arc::make_mut(mesh).vertices.iter_mut().for_each(|vertex| point(&mut vertex.pos)),
        Shape::QuadraticBezier(curve) => curve.points.iter_mut().for_each(point),
        Shape::CubicBezier(curve) => curve.points.iter_mut().for_each(point),
        Shape::Callback(callback) => {
            callback.rect = Rect::from_two_pos(turned(callback.rect.min, center), turned(callback.rect.max, center));
        }
        // Nothing of ours paints bands.
        Shape::Band(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Color32, pos2, vec2};

    #[test]
    fn two_half_turns_are_none() {
        let seat = Seat::Far(pos2(30.0, 40.0));
        let rect = Rect::from_min_size(pos2(1.0, 2.0), vec2(7.0, 5.0));
        assert_eq!(seat.rect(seat.rect(rect)), rect);
        assert_eq!(seat.rect(rect).size(), rect.size());
        assert_eq!(Seat::Near.rect(rect), rect);
    }

    #[test]
    fn a_shape_covers_after_the_turn_what_its_place_says() {
        let center = pos2(30.0, 40.0);
        let rect = Rect::from_min_size(pos2(1.0, 2.0), vec2(7.0, 5.0));
        for mut shape in [
            Shape::rect_filled(rect, 0, Color32::WHITE),
            Shape::convex_polygon(
                vec![rect.min, rect.right_top(), rect.max, rect.left_bottom()],
                Color32::WHITE,
                egui::Stroke::NONE,
            ),
        ] {
            turn(&mut shape, center);
            let seen = shape.visual_bounding_rect();
            let wanted = Seat::Far(center).rect(rect);
            assert!((seen.min - wanted.min).length() < 0.01 && (seen.max - wanted.max).length() < 0.01, "{seen:?}");
        }
    }
}

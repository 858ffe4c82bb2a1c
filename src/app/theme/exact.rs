//! Letters are laid on whole pixels, one of their picture to one of the screen: nothing has to be mixed from four of them.

use egui::{Context, FullOutput, Plugin, TextureId, TextureOptions};

/// Has the picture of all letters, from which plain areas take their white as well, painted pixel by pixel. It looks the same, and
/// takes a third less where the processor does the work of the graphics card.
#[derive(Debug, Default)]
pub(super) struct ExactLetters;

impl Plugin for ExactLetters {
    fn debug_name(&self) -> &'static str {
        "exact letters"
    }

    fn setup(&mut self, ctx: &Context) {
        // Discs in that picture would be the only thing in it that is painted larger or smaller than it is.
        ctx.tessellation_options_mut(|options| options.prerasterized_discs = false);
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        let letters = output.textures_delta.set.get_mut(&TextureId::default());
        letters.into_iter().flatten().for_each(|delta| delta.options = TextureOptions::NEAREST);
    }
}

#[cfg(test)]
mod tests {
    use egui::{Pos2, Rect, Shape, epaint::Primitive, vec2};

    use super::*;
    use crate::app::theme::{install_fonts, piece_font};
    use crate::text::Language;

    /// Whether every letter of `words`, written at `at`, is as large on the screen as in its picture, and lies on whole pixels.
    fn is_exact(words: &str, at: Pos2, angle: f32, pixels_per_point: f32) -> bool {
        let ctx = Context::default();
        install_fonts(&ctx, Language::English);
        let mut input = egui::RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(400.0, 300.0))),
            ..Default::default()
        };
        input.viewports.entry(egui::ViewportId::ROOT).or_default().native_pixels_per_point = Some(pixels_per_point);
        let mut output = ctx.run_ui(input, |ui| {
            let galley = ui.painter().layout_no_wrap(words.to_owned(), piece_font(31.0), egui::Color32::BLACK);
            let text = egui::epaint::TextShape::new(at, galley, egui::Color32::BLACK).with_angle(angle);
            ui.painter().add(Shape::Text(text));
        });
        let side = ctx.fonts(|fonts| fonts.font_image_size()).map(|side| side as f32);
        let letters = output.textures_delta.set.remove(&TextureId::default()).unwrap_or_default();
        assert!(!letters.is_empty() && letters.iter().all(|delta| delta.options == TextureOptions::NEAREST));
        output.textures_delta.clear();
        let meshes = ctx.tessellate(output.shapes, output.pixels_per_point);
        let vertices = meshes.into_iter().flat_map(|mesh| match mesh.primitive {
            Primitive::Mesh(mesh) => mesh.vertices,
            Primitive::Callback(_) => Vec::new(),
        });
        let whole = |value: f32| (value - value.round()).abs() < 0.01;
        vertices.into_iter().all(|vertex| {
            let (seen, kept) = (vertex.pos.to_vec2() * pixels_per_point, vertex.uv.to_vec2() * vec2(side[0], side[1]));
            whole(seen.x) && whole(seen.y) && whole(kept.x) && whole(kept.y)
        })
    }

    #[test]
    fn letters_lie_on_whole_pixels_wherever_and_whichever_way_up_they_are_written() {
        for pixels_per_point in [1.0, 1.25, 1.5, 2.0] {
            for (x, y) in [(30.0, 40.0), (30.5, 40.5), (91.37, 77.123), (200.49, 120.51)] {
                for angle in [0.0, std::f32::consts::PI] {
                    assert!(
                        is_exact("王将 K", Pos2::new(x, y), angle, pixels_per_point),
                        "{x} {y} {angle} {pixels_per_point}"
                    );
                }
            }
        }
    }
}

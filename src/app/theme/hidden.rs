//! What a hidden window would hold back from the graphics card is handed over by the next one that is painted.

use egui::{Context, FullOutput, Plugin, TexturesDelta, Ui, ViewportId};

/// Hands letters and pictures to the graphics card in the order in which they came up, whichever window was first to need them.
///
/// All windows share them. While the main window is minimised or covered, eframe lays it out for the sake of the windows beside it, but
/// does not paint it, and keeps what is new in it for later. Meanwhile the others would lack that, and once it came, it undid what they had
/// handed over: letters were missing for good.
#[derive(Debug, Default)]
pub(super) struct TexturesInOrder {
    held: TexturesDelta,
    /// Whether the window that was laid out last is not painted.
    is_hidden: bool,
}

impl Plugin for TexturesInOrder {
    fn debug_name(&self) -> &'static str {
        "textures in order"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let is_covered = || ui.input(|input| input.viewport().visible()) == Some(false);
        // The others are painted whenever they are laid out.
        self.is_hidden = ui.viewport_id() == ViewportId::ROOT && is_covered();
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        self.held.append(std::mem::take(&mut output.textures_delta));
        if !self.is_hidden {
            output.textures_delta = std::mem::take(&mut self.held);
        }
    }
}

impl Drop for TexturesInOrder {
    fn drop(&mut self) {
        // The program ends, and with it all that it had painted.
        self.held.clear();
    }
}

#[cfg(test)]
mod tests {
    use egui::{ColorImage, FontId, RawInput, TextureId, ViewportInfo};

    use super::*;
    use crate::app::theme::fonts::install as install_fonts;

    /// The picture of all letters as the graphics card has it.
    struct Card(ColorImage);

    impl Card {
        fn take(&mut self, mut delta: TexturesDelta) {
            for change in delta.set.remove(&TextureId::default()).unwrap_or_default() {
                let egui::ImageData::Color(image) = change.image;
                match change.pos {
                    None => self.0 = (*image).clone(),
                    Some([left, top]) => {
                        for (row, pixels) in image.pixels.chunks(image.width()).enumerate() {
                            let at = (top + row) * self.0.width() + left;
                            self.0.pixels[at..at + pixels.len()].copy_from_slice(pixels);
                        }
                    }
                }
            }
            delta.clear();
        }
    }

    fn input(viewport_id: ViewportId, occluded: bool) -> RawInput {
        let mut input = RawInput { viewport_id, max_texture_side: Some(4096), ..RawInput::default() };
        let seen = ViewportInfo { minimized: Some(false), occluded: Some(occluded), ..ViewportInfo::default() };
        input.viewports.insert(viewport_id, seen);
        input
    }

    fn letter(ui: &Ui, step: usize, other: f32) {
        let font = FontId::proportional(9.0 + step as f32 + other);
        _ = ui.painter().layout_no_wrap("駒Kg".to_owned(), font, egui::Color32::BLACK);
    }

    #[test]
    fn no_letter_is_lost_whichever_windows_are_hidden_while_others_are_painted() {
        let (ctx, beside) = (Context::default(), ViewportId::from_hash_of("beside"));
        install_fonts(&ctx);
        let mut card = Card(ColorImage::default());
        for step in 0..40 {
            let is_hidden = step % 5 > 1;
            let mut output = ctx.run_ui(input(ViewportId::ROOT, is_hidden), |ui| {
                letter(ui, step, 0.0);
                // Laid out and painted while the main window is being laid out, as eframe does it.
                let mut nested = ui.ctx().run_ui(input(beside, false), |ui| letter(ui, step, 0.5));
                card.take(std::mem::take(&mut nested.textures_delta));
            });
            let late = std::mem::take(&mut output.textures_delta);
            assert!(!is_hidden || late.is_empty(), "it would be kept for later");
            card.take(late);
            if !is_hidden {
                assert!(card.0 == ctx.fonts(|fonts| fonts.image()), "step {step}");
            }
        }
    }
}

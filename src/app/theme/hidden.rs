//! Letters and pictures reach the graphics card in the order in which they were made, whichever window needed them.

use egui::{Context, FullOutput, Plugin, TexturesDelta, Ui, ViewportId};

/// All windows share letters and pictures. While the main window is minimised or covered, eframe lays it out for the
/// sake of the windows beside it, but does not paint it, and keeps what is new in it for later. Meanwhile the others
/// would lack that, and once it came, it undid what they had handed over: letters were missing for good. So it was with
/// what is new in all but the last of several passes of a frame, in each of which the windows beside are painted.
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

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        self.held.append(std::mem::take(&mut output.textures_delta));
        let passes = ctx.options(|options| options.max_passes.get());
        let platform = &output.platform_output;
        let is_passed_again = platform.requested_discard() && platform.num_completed_passes < passes;
        if !self.is_hidden && !is_passed_again {
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
    use std::cell::RefCell;
    use std::num::NonZeroUsize;
    use std::rc::Rc;

    use egui::{ColorImage, FontId, RawInput, TextureHandle, TextureId, TextureOptions, ViewportBuilder, ViewportInfo};

    use super::*;
    use crate::app::theme::fonts::install as install_fonts;
    use crate::text::Language;

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
        install_fonts(&ctx, Language::English);
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

    /// A picture that is as wide as its number.
    fn numbered(number: usize) -> ColorImage {
        ColorImage::filled([number, 1], egui::Color32::WHITE)
    }

    /// The numbers of the pictures in the order in which they reach the screen.
    type Handed = Rc<RefCell<Vec<usize>>>;

    fn hand_over(output: &mut FullOutput, picture: &TextureHandle, handed: &Handed) {
        let deltas = output.textures_delta.set.iter().filter(|(id, _)| **id == picture.id());
        handed.borrow_mut().extend(deltas.flat_map(|(_, deltas)| deltas).map(|delta| delta.image.width()));
        output.textures_delta.clear();
    }

    /// Paints a window at once, as the window system does.
    fn paint_beside(picture: TextureHandle, handed: Handed) {
        Context::set_immediate_viewport_renderer(move |ctx, mut beside| {
            let viewport_id = beside.ids.this;
            let viewports = [ViewportId::ROOT, viewport_id].map(|id| (id, egui::ViewportInfo::default()));
            let input = RawInput { viewport_id, viewports: viewports.into_iter().collect(), ..RawInput::default() };
            let mut output = ctx.run_ui(input, |ui| (beside.viewport_ui_cb)(ui));
            hand_over(&mut output, &picture, &handed);
        });
    }

    #[test]
    fn nothing_older_reaches_the_screen_after_something_newer() {
        let (ctx, handed) = (Context::default(), Handed::default());
        ctx.add_plugin(TexturesInOrder::default());
        ctx.set_embed_viewports(false);
        ctx.options_mut(|options| options.max_passes = NonZeroUsize::MIN.saturating_add(3));
        let picture = ctx.load_texture("picture", numbered(1), TextureOptions::LINEAR);
        paint_beside(picture.clone(), Rc::clone(&handed));
        let mut number = 1;
        let mut draw = || {
            number += 1;
            picture.clone().set(numbered(number), TextureOptions::LINEAR);
        };
        let ui = |ui: &mut Ui| {
            draw();
            let beside = ViewportId::from_hash_of("beside");
            ui.ctx().show_viewport_immediate(beside, ViewportBuilder::default(), |_, _| draw());
            draw();
            if ui.ctx().current_pass_index() < 2 {
                ui.ctx().request_discard("again");
            }
        };
        let mut output = ctx.run_ui(RawInput::default(), ui);
        hand_over(&mut output, &picture, &handed);
        assert!(handed.borrow().is_sorted(), "{:?}", handed.borrow());
        assert_eq!(handed.borrow().last(), Some(&10));
    }
}

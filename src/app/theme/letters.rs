//! A limit to the memory that letters take on the graphics card, however long windows are pulled about.

use egui::{Context, Plugin, RawInput, Ui, ViewportId};

/// How wide and how high the picture of all letters becomes at most, in pixels: 64 MB. A graphics card would take sixteen
/// times as much, and all of it would be filled in time.
const MOST_SIDE: usize = 4096;

/// Keeps the picture that holds the letters of all windows from growing for ever, and of one width for all of them.
#[derive(Debug, Default)]
pub(super) struct LettersKept {
    /// How high it was when a window was last painted.
    height: usize,
    /// What the graphics card takes, as far as it is known and wanted.
    side: Option<usize>,
}

impl Plugin for LettersKept {
    fn debug_name(&self) -> &'static str {
        "letters kept"
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        // A window is told once, and one that was hidden just then never hears of it. Two that differ would begin the picture anew
        // for each other at every frame.
        self.side = input.max_texture_side.map(|side| side.min(MOST_SIDE)).or(self.side);
        input.max_texture_side = self.side;
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let [_, height] = ui.fonts(|fonts| fonts.font_image_size());
        if height < self.height {
            // It was full and has been begun anew: what other windows painted before shows letters of the old one.
            ui.request_repaint_of(ViewportId::ROOT);
        }
        self.height = height;
    }
}

#[cfg(test)]
mod tests {
    use egui::ViewportInfo;

    use super::*;
    use crate::app::theme::bold;
    use crate::app::theme::fonts::install as install_fonts;
    use crate::text::Language;

    /// Paints a window, and returns whether the first one is to be painted again at once.
    fn paint(ctx: &Context, viewport_id: ViewportId, letters: impl Fn(&Ui)) -> bool {
        paint_told(ctx, viewport_id, Some(16_384), letters)
    }

    /// The same with what the window is told of the graphics card.
    fn paint_told(ctx: &Context, viewport_id: ViewportId, side: Option<usize>, letters: impl Fn(&Ui)) -> bool {
        let mut input = RawInput { viewport_id, max_texture_side: side, ..RawInput::default() };
        input.viewports.insert(viewport_id, ViewportInfo::default());
        let mut output = ctx.run_ui(input, |ui| letters(ui));
        output.textures_delta.clear();
        output.viewport_output[&ViewportId::ROOT].repaint_delay.is_zero()
    }

    fn size(ctx: &Context) -> [usize; 2] {
        ctx.fonts(|fonts| fonts.font_image_size())
    }

    #[test]
    fn the_picture_of_all_letters_is_no_larger_than_needed_whatever_the_graphics_card_takes() {
        let (ctx, other) = (Context::default(), ViewportId::from_hash_of("another window"));
        install_fonts(&ctx, Language::English);
        for viewport in [ViewportId::ROOT, other, ViewportId::ROOT, other] {
            paint(&ctx, viewport, |_| {});
            assert_eq!(size(&ctx)[0], MOST_SIDE, "both windows have the same");
        }
    }

    #[test]
    fn a_window_that_was_hidden_when_it_was_told_of_the_graphics_card_has_the_same_picture() {
        let (ctx, other) = (Context::default(), ViewportId::from_hash_of("another window"));
        install_fonts(&ctx, Language::English);
        paint_told(&ctx, ViewportId::ROOT, None, |_| {});
        paint(&ctx, other, |_| {});
        for viewport in [ViewportId::ROOT, other, ViewportId::ROOT] {
            paint_told(&ctx, viewport, None, |_| {});
            assert_eq!(size(&ctx)[0], MOST_SIDE);
        }
    }

    #[test]
    fn all_windows_are_painted_again_when_the_picture_was_begun_anew() {
        let ctx = Context::default();
        install_fonts(&ctx, Language::English);
        let words: String = ('ぁ'..='ん').chain('0'..='9').collect();
        (0..5).for_each(|_| _ = paint(&ctx, ViewportId::ROOT, |_| {}));
        let mut highest = 0;
        for step in 0..400 {
            let is_repainted = paint(&ctx, ViewportId::ROOT, |ui| {
                let font = bold(200.0 + 4.0 * step as f32);
                _ = ui.painter().layout_no_wrap(words.clone(), font, egui::Color32::BLACK);
            });
            let [_, height] = size(&ctx);
            assert_eq!(is_repainted, height < highest, "letters {step}, {height} pixels high after {highest}");
            if height < highest {
                return;
            }
            highest = height;
        }
        panic!("the picture was never full");
    }
}

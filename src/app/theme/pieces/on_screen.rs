use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::ImageTextures;
use crate::picture::PieceSet;

thread_local! {
    static SET: Cell<PieceSet> = const { Cell::new(PieceSet::BrushOne) };
    static IMAGES: RefCell<Option<Rc<ImageTextures>>> = const { RefCell::new(None) };
}

/// The set that is drawn at present, chosen anew before each frame as [`crate::app::theme::PALETTE`] is.
pub(super) fn set_on_screen() -> PieceSet {
    SET.get()
}

/// The images that are painted in its place, as far as there are any.
pub(super) fn images_on_screen() -> Option<Rc<ImageTextures>> {
    IMAGES.with_borrow(Clone::clone)
}

/// Draws this set from now on. Returns the one that was drawn before.
pub fn draw(set: PieceSet) -> PieceSet {
    SET.replace(set)
}

/// Paints these images from now on in the place of what is drawn.
pub fn paint_images(images: Option<Rc<ImageTextures>>) {
    IMAGES.set(images);
}

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

/// Paints this set from now on, and these images in its place.
pub(in crate::app::theme) fn paint_with(set: PieceSet, images: Option<Rc<ImageTextures>>) {
    SET.set(set);
    IMAGES.set(images);
}

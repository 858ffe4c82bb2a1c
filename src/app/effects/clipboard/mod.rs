//! The clipboard on Linux, where egui is built without the one of X.
//!
//! Nothing lies on a clipboard of X: the program that has the text is asked for it, in one kind of text after another, and
//! one that hangs never answers. egui would wait for it four seconds a kind before anything else is painted, with a key for
//! pasting as with the middle button. So it finds nothing to ask there (see the features of egui-winit in `Cargo.toml`), a
//! thread asks, and what is copied is given from here.

mod asker;
#[cfg(target_os = "linux")]
mod owner;
mod reader;
#[cfg(target_os = "linux")]
mod x_selection;

use egui::Context;

use self::reader::ClipboardReader;
use crate::app::inbox::MailSlot;
use crate::app::this_machine::is_on_x;

/// From now on the windows of `ctx` copy and paste. What cannot be pasted is told to `mail`.
pub fn connect(ctx: &Context, mail: MailSlot) {
    if is_on_x() {
        ctx.add_plugin(ClipboardReader::new(mail));
    }
    #[cfg(target_os = "linux")]
    ctx.add_plugin(owner::ClipboardOwner::new());
}

/// Pastes what is on the clipboard, in the next frame or later. Returns whether it is read here.
pub fn request_paste(ctx: &Context) -> bool {
    let is_ours = ctx.with_plugin(ClipboardReader::request).is_some();
    if is_ours {
        ctx.request_repaint();
    }
    is_ours
}

//! Gives what was copied to whoever asks for it.

use arboard::{Clipboard, ImageData, LinuxClipboardKind, SetExtLinux};
use egui::{ColorImage, Context, FullOutput, OutputCommand, Plugin};

use crate::app::this_machine::is_on_x;

/// Takes from egui what is copied in any window, and has it ready for others.
pub(super) struct ClipboardOwner {
    /// `None` where the system has no clipboard, and once the program is left.
    system: Option<Clipboard>,
    /// On Wayland egui gives texts itself.
    gives_texts: bool,
}

impl ClipboardOwner {
    pub(super) fn new() -> Self {
        Self { system: Clipboard::new().ok(), gives_texts: is_on_x() }
    }

    /// Whether the thing is ours to give. One that the system does not take is not there when it is asked for.
    fn takes(&mut self, command: &OutputCommand) -> bool {
        let is_ours = match command {
            OutputCommand::CopyText(_) | OutputCommand::TextSelectionSettled(_) => self.gives_texts,
            OutputCommand::CopyImage(_) => true,
            OutputCommand::OpenUrl(_) => false,
        };
        if let Some(system) = self.system.as_mut().filter(|_| is_ours) {
            _ = give(system, command);
        }
        is_ours
    }
}

fn give(system: &mut Clipboard, command: &OutputCommand) -> Result<(), arboard::Error> {
    match command {
        OutputCommand::CopyText(text) => system.set_text(text),
        OutputCommand::TextSelectionSettled(text) => system.set().clipboard(LinuxClipboardKind::Primary).text(text),
        OutputCommand::CopyImage(image) => system.set_image(image_data(image)),
        OutputCommand::OpenUrl(_) => Ok(()),
    }
}

fn image_data(image: &ColorImage) -> ImageData<'static> {
    let bytes = image.pixels.iter().flat_map(|color| color.to_srgba_unmultiplied()).collect();
    ImageData { width: image.width(), height: image.height(), bytes }
}

impl Plugin for ClipboardOwner {
    fn debug_name(&self) -> &'static str {
        "clipboard owner"
    }

    fn output_hook(&mut self, _: &Context, output: &mut FullOutput) {
        output.platform_output.commands.retain(|command| !self.takes(command));
    }

    /// What was copied last is handed over to the desktop, where one keeps it.
    fn on_exit(&mut self, _: &Context) {
        self.system = None;
    }
}

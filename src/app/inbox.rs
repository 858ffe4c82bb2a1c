//! The way back from other threads into the window.

use std::sync::mpsc::{Receiver, Sender, channel};

use egui::Context;

use super::effect::Incoming;

/// Where other threads put what they bring back.
#[derive(Debug)]
pub struct Inbox {
    mail: Receiver<Incoming>,
    slot: MailSlot,
}

/// A thread's way into the [`Inbox`]. Putting something in wakes the window.
#[derive(Clone, Debug)]
pub struct MailSlot {
    sender: Sender<Incoming>,
    ctx: Context,
}

impl Inbox {
    /// An empty inbox that wakes `ctx`.
    #[must_use]
    pub fn new(ctx: Context) -> Self {
        let (sender, mail) = channel();
        Self { mail, slot: MailSlot { sender, ctx } }
    }

    /// A way in.
    #[must_use]
    pub fn slot(&self) -> MailSlot {
        self.slot.clone()
    }

    /// Everything that has come since the last time.
    pub fn take_all(&self) -> Vec<Incoming> {
        self.mail.try_iter().collect()
    }
}

impl MailSlot {
    /// Puts `incoming` in. Nothing happens when the window is gone.
    pub fn put(&self, incoming: Incoming) {
        if self.sender.send(incoming).is_ok() {
            self.ctx.request_repaint();
        }
    }
}

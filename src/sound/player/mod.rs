//! The thread that owns the sound device.
//!
//! It opens the device when a cue comes or while a clock is being watched, and releases it when nothing has sounded for
//! a while: a stream that plays silence wakes the processor a hundred times a second. While a clock is being watched, a
//! lost device is looked for again and again. Should the thread panic, it reports that and continues with the next
//! order.

mod news;
mod order;
mod server;
mod sink;
#[cfg(test)]
mod tests;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

pub use news::{SoundFault, SoundNews, SoundTrouble};
pub use order::{SoundOrder, SoundOutput};
use server::Server;
use sink::{CpalSink, Sink};

/// Plays cues as they come; a new call cuts off the previous one.
#[derive(Clone, Debug)]
pub struct SoundPlayer {
    orders: Sender<SoundOrder>,
}

impl SoundPlayer {
    /// Starts the thread, which calls `on_news` whenever something changes about what can be heard.
    ///
    /// # Errors
    /// Returns an error if the thread cannot be started.
    pub fn start(on_news: impl Fn(SoundNews) + Send + 'static) -> Result<Self, SoundTrouble> {
        Self::start_with(CpalSink, on_news)
    }

    fn start_with(sink: impl Sink, on_news: impl Fn(SoundNews) + Send + 'static) -> Result<Self, SoundTrouble> {
        let (orders, inbox) = channel();
        thread::Builder::new()
            .name("sound".to_owned())
            .spawn(move || serve(Server::new(sink, Box::new(on_news)), &inbox))
            .map_err(|error| SoundTrouble::NoThread(error.to_string()))?;
        Ok(Self { orders })
    }

    /// Sends an order and returns at once; does nothing if the thread is gone.
    pub fn order(&self, order: SoundOrder) {
        _ = self.orders.send(order);
    }
}

/// Serves until the player is dropped, starting over after each panic.
fn serve<S: Sink>(mut server: Server<S>, inbox: &Receiver<SoundOrder>) {
    while catch_unwind(AssertUnwindSafe(|| server.serve(inbox))).is_err() {
        server.begin_anew();
    }
}

//! Work in the background: what every room has its files read and written with.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::{panic, thread};

use crate::app::effect::Incoming;
use crate::app::inbox::MailSlot;

/// Runs jobs on threads of their own, whose answers go into the mail.
#[derive(Debug)]
pub struct Background {
    mail: MailSlot,
}

impl Background {
    pub const fn new(mail: MailSlot) -> Self {
        Self { mail }
    }

    /// Where answers go, for threads that live longer than a job.
    pub fn mail(&self) -> MailSlot {
        self.mail.clone()
    }

    /// Tells something that was done at once.
    pub fn tell(&self, news: Incoming) {
        self.mail.put(news);
    }

    /// Runs `job` on a thread called `name`. When no thread can be had it runs here: late is better than never.
    pub fn run(&self, name: &str, job: impl FnOnce() -> Incoming + Send + 'static) {
        let mail = self.mail.clone();
        let job = Arc::new(std::sync::Mutex::new(Some(job)));
        let (on_thread, called) = (Arc::clone(&job), name.to_owned());
        let run = move || {
            let taken = on_thread.lock().ok().and_then(|mut job| job.take());
            if let Some(job) = taken {
                // Whoever waits for an answer has to be told that none will come.
                let answer = panic::catch_unwind(AssertUnwindSafe(job));
                mail.put(answer.unwrap_or(Incoming::WorkerDied(called)));
            }
        };
        if thread::Builder::new().name(name.to_owned()).spawn(run).is_err()
            && let Some(job) = job.lock().ok().and_then(|mut job| job.take())
        {
            self.mail.put(job());
        }
    }
}

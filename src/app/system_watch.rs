//! Follows the desktop when it changes its wishes for the looks of programs.

use mundy::{ColorScheme, Contrast, Interest, Preferences, ReducedMotion, Subscription};

use super::effect::Incoming;
use super::inbox::MailSlot;
use crate::app::settings::form::SystemLooks;

/// Asks the system what it wants of every program's looks, and hears of it when that changes, until it is dropped. It is
/// the desktop portal that is asked on Linux, and it answers nothing where there is none.
pub struct SystemWatch {
    _subscription: Subscription,
}

impl SystemWatch {
    /// Begins to ask; answers go to `mail`. To be called on the main thread.
    #[must_use]
    pub fn start(mail: MailSlot) -> Self {
        let wanted = Interest::ColorScheme | Interest::Contrast | Interest::ReducedMotion;
        let tell = move |preferences| mail.put(Incoming::SystemLooks(looks_of(&preferences)));
        Self { _subscription: Preferences::subscribe(wanted, tell) }
    }
}

const fn looks_of(preferences: &Preferences) -> SystemLooks {
    SystemLooks {
        is_dark: match preferences.color_scheme {
            ColorScheme::Dark => Some(true),
            ColorScheme::Light => Some(false),
            ColorScheme::NoPreference => None,
        },
        // Colours of one's own are chosen by those who cannot read the usual ones.
        more_contrast: matches!(preferences.contrast, Contrast::More | Contrast::Custom),
        less_motion: matches!(preferences.reduced_motion, ReducedMotion::Reduce),
    }
}

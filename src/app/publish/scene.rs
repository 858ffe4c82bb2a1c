//! The dialog about the site, and the state of the writing.

use std::path::Path;

use crate::app::publish::form::{PublishForm, PublishTrouble};
use crate::app::state::AppState;
use crate::clock::SessionTime;
use crate::picture::QrCode;
use crate::text::{Arg, Text};

/// The dialog about the site.
#[derive(Clone, Debug)]
pub struct PublishScene {
    /// Its fields.
    pub form: PublishForm,
    /// Whether the site is being written, which locks the fields.
    pub is_on: bool,
    /// What was written last, or that nothing has been yet.
    pub standing: Option<String>,
    /// Whether the folders are such that a site can be written.
    pub can_start: bool,
    /// Why the site cannot be written or started, or why phones cannot open the address.
    pub fault: Option<String>,
    /// The address as a QR code.
    pub code: Option<QrCode>,
}

impl PublishScene {
    /// The dialog with this form at `now`.
    #[must_use]
    pub fn of(state: &AppState, form: &PublishForm, text: &Text, now: SessionTime) -> Self {
        let is_on = state.publish.run.is_some();
        let trouble = state.publish.run.as_ref().and_then(|run| run.trouble.as_ref());
        let among_games = form
            .among_games(state.machine.home.as_deref())
            .map(|site| trouble_words(&PublishTrouble::AmongGames(site), text));
        let lacks_folder = (!form.has_folders()).then(|| text.say("publish-no-folder"));
        let address = form.address.trim();
        let is_broken = !address.is_empty() && !QrCode::leads_to_a_page(address);
        let broken_address = is_broken.then(|| text.say("publish-address-broken"));
        Self {
            form: form.clone(),
            is_on,
            standing: standing(state, text, now),
            can_start: form.has_folders() && among_games.is_none() && !is_broken,
            fault: trouble
                .map(|trouble| trouble_words(trouble, text))
                .or(among_games)
                .or(lacks_folder)
                .or(broken_address),
            code: QrCode::of(address),
        }
    }
}

/// Where spectators find the site, as screens show it.
#[derive(Clone, Debug)]
pub struct SiteCode {
    /// The address as a QR code.
    pub code: QrCode,
    /// What it is for.
    pub words: String,
    /// The address.
    pub address: String,
}

impl SiteCode {
    /// The organiser's address, if there is one.
    #[must_use]
    pub fn of(state: &AppState, text: &Text) -> Option<Self> {
        let address = state.settings.publish.address.clone();
        Some(Self { code: QrCode::of(&address)?, words: text.say("site-scan"), address })
    }
}

/// The state of the writing, if the site is being written.
pub fn standing(state: &AppState, text: &Text, now: SessionTime) -> Option<String> {
    let run = state.publish.run.as_ref()?;
    let Some(written) = run.written else { return Some(text.say("publish-begins")) };
    let ago = text.duration(std::time::Duration::from_secs(now.since(written.at).as_secs()));
    let args = [("tables", Arg::from(written.tables)), ("files", Arg::from(written.files)), ("time", Arg::from(ago))];
    let unread = (written.unread > 0).then(|| text.tell("hall-unread", &[("files", Arg::from(written.unread))]));
    Some([Some(text.tell("publish-written", &args)), unread].into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

/// Why the site cannot be written, in words.
pub fn trouble_words(trouble: &PublishTrouble, text: &Text) -> String {
    let of = |id: &str, path: &Path| text.tell(id, &[("path", path.display().to_string().into())]);
    match trouble {
        PublishTrouble::Hall(path, reason) => text.in_a_row(&of("hall-unreadable", path), &text.file_error(reason)),
        PublishTrouble::Site(path, reason) => text.in_a_row(&of("publish-unwritten", path), &text.file_error(reason)),
        PublishTrouble::Foreign(path) => of("publish-foreign", path),
        PublishTrouble::InUse(path) => of("publish-in-use", path),
        PublishTrouble::AmongGames(path) => of("publish-among-games", path),
    }
}

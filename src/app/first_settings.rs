//! The settings with which the window begins.

use crate::app::journal::form::SafetyNotice;
use crate::app::settings::form::Settings;
use crate::app::state::NoticeKind;
use crate::storage::{
    LoadedSettings, completed_settings, copy_settings_aside, load_settings, save_settings, settings_path,
};
use crate::text::Language;

/// The settings, and what is to be said about them.
pub fn settings() -> (Settings, Option<NoticeKind>) {
    match settings_path().map(|path| load_settings::<Settings>(&path)) {
        None | Some(LoadedSettings::Absent) => (Settings::usual(Language::of_system()), None),
        Some(LoadedSettings::Read(settings)) if settings.version > Settings::VERSION => {
            let kept_as = settings_path().and_then(|path| copy_settings_aside(&path).ok());
            let notice = kept_as.map(|kept_as| NoticeKind::Safety(SafetyNotice::SettingsNewer { kept_as }));
            (Settings { version: Settings::VERSION, ..settings }, notice)
        }
        Some(LoadedSettings::Read(settings)) => (settings.on_system(Language::of_system()), None),
        Some(LoadedSettings::Damaged { rest, kept_as, reason }) => {
            let usual = Settings::usual(rest.language.unwrap_or_else(Language::of_system));
            let settings = Settings { version: Settings::VERSION, ..completed_settings(rest, &usual) };
            // The next start finds nothing else. Where it cannot be saved, that is told with the next change.
            _ = settings_path().map(|path| save_settings(&path, &settings));
            (settings, Some(NoticeKind::SettingsDamaged { kept_as, reason }))
        }
    }
}

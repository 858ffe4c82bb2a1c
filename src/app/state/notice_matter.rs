//! Which news makes older news untrue.

use std::path::Path;

use crate::app::practice::job::PracticeNotice;
use crate::app::state::{Document, NoticeKind, Source};

/// What a notice is about, where a newer one about the same takes the place of the older: both cannot be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter<'a> {
    /// Whether this could be written.
    Writing(Document),
    /// Whether this file could be read.
    Reading(&'a Path),
    /// Whether something was on the clipboard that can be read.
    Pasting,
    /// Whether the settings could be kept.
    Settings,
    /// What a search has found.
    Searching,
    /// Whether the schedule of practice could be kept.
    Schedule,
}

impl NoticeKind {
    /// What it is about, where only the newest notice about it can be true.
    #[must_use]
    pub fn matter(&self) -> Option<Matter<'_>> {
        match self {
            Self::Saved { what, .. } | Self::NotSaved { what, .. } => Some(Matter::Writing(*what)),
            Self::ResultsOutside { .. } => Some(Matter::Writing(Document::Event)),
            Self::Printed(_) => Some(Matter::Writing(Document::Pages)),
            Self::GamesWritten { .. } => Some(Matter::Writing(Document::Games)),
            Self::EventTrouble { path, .. }
            | Self::NoRecordsIn(path)
            | Self::Unreadable { path, .. }
            | Self::NoRecord { source: Source::File(path), .. } => Some(Matter::Reading(path)),
            Self::SettingsNotSaved { .. } => Some(Matter::Settings),
            Self::Practice(PracticeNotice::Schedule(_)) => Some(Matter::Schedule),
            Self::Practice(_) => Some(Matter::Searching),
            Self::NothingPasted(_) | Self::PositionPasted { .. } | Self::NoRecord { source: Source::Clipboard, .. } => {
                Some(Matter::Pasting)
            }
            // A record can break off and be odd besides.
            Self::BrokenOff { .. }
            | Self::FolderNotShown { .. }
            | Self::Warnings { .. }
            | Self::NotShared(_)
            | Self::NotPublished(_)
            | Self::SameNumber(_)
            | Self::OldFileStays { .. }
            | Self::EventMerged
            | Self::PairingsRead { .. }
            | Self::Unlisted(_)
            | Self::HandicapsSet(_)
            | Self::Published { .. }
            | Self::PlayersEntered { .. }
            | Self::NotPaired(_)
            | Self::HallGoesOn
            | Self::PairedBefore(_)
            | Self::PairedElsewhere(_)
            | Self::NoPlaceForResult(_)
            | Self::NotStarted(_)
            | Self::ResultWaits
            | Self::PlayedHere
            | Self::AlreadyDecided(_)
            | Self::Refused(_)
            | Self::ConsoleLocked
            | Self::Copied { .. }
            | Self::Merged { .. }
            | Self::MovesDeleted(_)
            | Self::Answered(_)
            | Self::Sound(_)
            | Self::SoundRestarted
            | Self::SettingsDamaged { .. }
            | Self::PieceImages(_)
            | Self::OwnIgnored(_)
            | Self::OwnNotKept(_)
            | Self::KeysDropped(_)
            | Self::OpponentFailed { .. }
            | Self::Safety(_) => None,
        }
    }
}

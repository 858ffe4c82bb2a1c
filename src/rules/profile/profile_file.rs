//! Reading and writing profiles as RON.

use std::time::Duration;

use super::{
    AgreementRule, DeclarationRule, DeclarationTerms, MoveLimit, ProfileError, ProfileErrorKind as Kind, ReplayRule,
    ReplayTime, RuleProfile,
};
use crate::ron_text::{self, RonError};

impl DeclarationTerms {
    /// The points of a full set: four major pieces at 5 and 34 minor ones at 1.
    pub const FULL_SET: u16 = 54;

    /// How many pieces fit into the enemy camp beside the king: three ranks of nine squares, less one.
    pub const CAMP_SQUARES: u8 = 26;
}

impl RuleProfile {
    /// Parses and validates a profile from the text of the file `name`.
    ///
    /// # Errors
    /// Returns the first field that cannot be read or is invalid.
    ///
    /// ```
    /// use komadai::rules::RuleProfile;
    ///
    /// let casual = RuleProfile::default();
    /// assert_eq!(RuleProfile::from_ron("casual.ron", &casual.to_ron()), Ok(casual.clone()));
    /// let text = casual.to_ron().replace("count: 4", "count: 1");
    /// let error = RuleProfile::from_ron("my.ron", &text).expect_err("once is no repetition");
    /// assert_eq!((error.name.as_str(), error.field.as_str()), ("my.ron", "repetition.count"));
    /// ```
    pub fn from_ron(name: &str, text: &str) -> Result<Self, ProfileError> {
        let profile: Self = ron_text::read(text).map_err(|RonError { line, field, fault, message }| ProfileError {
            name: name.to_owned(),
            line,
            field,
            kind: Kind::Unreadable { fault, message },
        })?;
        match profile.fault() {
            None => Ok(profile),
            Some((field, kind)) => Err(ProfileError {
                name: name.to_owned(),
                line: ron_text::line_of(text, field),
                field: field.to_owned(),
                kind,
            }),
        }
    }

    /// The profile as RON.
    #[must_use]
    pub fn to_ron(&self) -> String {
        ron_text::pretty(self)
    }

    /// The profile as RON on a single line.
    pub(super) fn to_ron_line(&self) -> String {
        ron_text::on_one_line(self)
    }

    /// Returns the first invalid field.
    #[must_use]
    pub fn fault(&self) -> Option<(&'static str, Kind)> {
        self.faults().into_iter().find_map(|(field, is_at_fault, kind)| is_at_fault.then_some((field, kind)))
    }

    /// All checks: the field, whether it is at fault, and the fault.
    fn faults(&self) -> Vec<(&'static str, bool, Kind)> {
        let is_id_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
        let has_no_moves = matches!(self.move_limit, MoveLimit::After { plies: 0, .. });
        let mut faults = vec![
            ("id", self.id.is_empty() || !self.id.chars().all(is_id_letter), Kind::BadId),
            ("name.en", self.name.en.trim().is_empty(), Kind::NoName),
            ("name.ja", self.name.ja.trim().is_empty(), Kind::NoName),
            ("repetition.count", self.repetition.count < 2, Kind::NoRepetition),
            ("move_limit.plies", has_no_moves, Kind::NoMoves),
        ];
        if let AgreementRule::On(terms) = self.agreement {
            let is_too_high = terms.threshold > DeclarationTerms::FULL_SET;
            faults.push(("agreement.threshold", is_too_high, Kind::TooManyPoints));
        }
        if let DeclarationRule::On(terms) = self.declaration {
            let (black, white) = (terms.to_win.black, terms.to_win.white);
            let is_above = terms.drawn_from.is_some_and(|drawn_from| drawn_from > black.min(white));
            faults.push(("declaration.to_win.black", black > DeclarationTerms::FULL_SET, Kind::TooManyPoints));
            faults.push(("declaration.to_win.white", white > DeclarationTerms::FULL_SET, Kind::TooManyPoints));
            faults.push(("declaration.drawn_from", is_above, Kind::BandAboveWin));
            let is_too_full = terms.pieces_in_camp > DeclarationTerms::CAMP_SQUARES;
            faults.push(("declaration.pieces_in_camp", is_too_full, Kind::TooManyPieces));
        }
        faults.extend(self.replay.faults());
        faults
    }
}

impl ReplayRule {
    /// What could be wrong with it, as above.
    fn faults(&self) -> Vec<(&'static str, bool, Kind)> {
        let is_too_long = |time: Option<Duration>| time.is_some_and(|time| time > Self::LONGEST);
        let mut faults = vec![("replay.rest", is_too_long(Some(self.rest)), Kind::TooLong)];
        match self.time {
            ReplayTime::Fresh => {}
            ReplayTime::Remaining { top_up_to, fallback_byoyomi, .. } => {
                faults.push(("replay.time.top_up_to", is_too_long(top_up_to), Kind::TooLong));
                faults.push(("replay.time.fallback_byoyomi", is_too_long(fallback_byoyomi), Kind::TooLong));
            }
        }
        faults
    }
}

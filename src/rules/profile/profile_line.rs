//! A profile on one header line of a record.

use super::{ProfileError, RuleProfile};

/// How the RON of a profile begins.
const RON: &str = "(id:";

impl RuleProfile {
    /// The key of that header line (対局規定).
    pub const HEADER_KEY: &str = "対局規定";

    /// The profile as a header value: its Japanese name, for human readers, followed by its id in brackets if it is
    /// built in, or by the whole profile if not.
    ///
    /// ```
    /// use komadai::rules::RuleProfile;
    ///
    /// let profile = RuleProfile::shipped("jsa_pro").expect("it is built in");
    /// assert_eq!(profile.to_line(), "日本将棋連盟（プロ） [jsa_pro]");
    /// assert_eq!(RuleProfile::from_line(&profile.to_line()), Some(Ok(profile)));
    /// ```
    #[must_use]
    pub fn to_line(&self) -> String {
        let name = self.name.ja.replace('\n', " ");
        if Self::shipped(&self.id).as_ref() == Some(self) {
            format!("{name} [{}]", self.id)
        } else {
            format!("{name} {}", self.to_ron_line())
        }
    }

    /// Parses such a header value; `None` if it names no known profile.
    ///
    /// # Errors
    /// Returns an error if it holds a whole profile that cannot be read.
    #[must_use]
    pub fn from_line(line: &str) -> Option<Result<Self, ProfileError>> {
        if let Some(start) = line.find(RON) {
            return Some(Self::from_ron(Self::HEADER_KEY, &line[start..]));
        }
        let (_, id) = line.trim_end().strip_suffix(']')?.rsplit_once('[')?;
        Self::shipped(id).map(Ok)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_profile_comes_back_from_its_line() {
        for id in RuleProfile::shipped_ids() {
            let mut profile = RuleProfile::shipped(id).unwrap();
            assert_eq!(RuleProfile::from_line(&profile.to_line()), Some(Ok(profile.clone())));
            profile.repetition.count = 3;
            profile.name.ja = "わが家の規定 [casual]".to_owned();
            assert!(!profile.to_line().contains('\n'));
            assert_eq!(RuleProfile::from_line(&profile.to_line()), Some(Ok(profile)));
        }
        assert_eq!(RuleProfile::from_line("町内会の規定"), None);
        assert_eq!(RuleProfile::from_line("some rules [unknown]"), None);
    }
}

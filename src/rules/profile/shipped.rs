//! The built-in profiles.

use super::RuleProfile;

/// (id, text) of the built-in profiles, in the order in which they are offered.
const SHIPPED: [(&str, &str); 16] = [
    ("casual", include_str!("../../../assets/profiles/casual.ron")),
    ("jsa_pro", include_str!("../../../assets/profiles/jsa_pro.ron")),
    ("jsa_amateur27", include_str!("../../../assets/profiles/jsa_amateur27.ron")),
    ("jsa_amateur27_replay", include_str!("../../../assets/profiles/jsa_amateur27_replay.ron")),
    ("csa_wcsc", include_str!("../../../assets/profiles/csa_wcsc.ron")),
    ("floodgate", include_str!("../../../assets/profiles/floodgate.ron")),
    ("denryu", include_str!("../../../assets/profiles/denryu.ron")),
    ("dojo81", include_str!("../../../assets/profiles/dojo81.ron")),
    ("shogiwars", include_str!("../../../assets/profiles/shogiwars.ron")),
    ("lishogi", include_str!("../../../assets/profiles/lishogi.ron")),
    ("shogiclub24", include_str!("../../../assets/profiles/shogiclub24.ron")),
    ("fesa", include_str!("../../../assets/profiles/fesa.ron")),
    ("usf", include_str!("../../../assets/profiles/usf.ron")),
    ("try", include_str!("../../../assets/profiles/try.ron")),
    ("try_both", include_str!("../../../assets/profiles/try_both.ron")),
    ("gnu", include_str!("../../../assets/profiles/gnu.ron")),
];

impl RuleProfile {
    /// The ids of the built-in profiles, in the order in which they are offered.
    pub fn shipped_ids() -> impl Iterator<Item = &'static str> {
        SHIPPED.iter().map(|&(id, _)| id)
    }

    /// Returns the built-in profile with this id.
    #[must_use]
    pub fn shipped(id: &str) -> Option<Self> {
        let &(id, text) = SHIPPED.iter().find(|(known, _)| *known == id)?;
        Some(Self::from_ron(id, text).expect("tests read every built-in profile"))
    }

    /// Returns the text of the built-in profile with this id; its comments cite the source of every rule.
    #[must_use]
    pub fn shipped_text(id: &str) -> Option<&'static str> {
        SHIPPED.iter().find(|(known, _)| *known == id).map(|&(_, text)| text)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{DeclarationRule, DeclarationTerms, HelpRule, ProfileErrorKind, RuleField};
    use super::*;

    #[test]
    fn every_built_in_profile_is_sound_and_comes_back_as_it_was_written() {
        for (id, text) in SHIPPED {
            let profile = RuleProfile::from_ron(id, text).unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(profile.id, id);
            assert_eq!(RuleProfile::from_ron(id, &profile.to_ron()), Ok(profile.clone()));
            assert!(profile.provenance.checked.is_some() && !profile.provenance.sources.is_empty(), "{id}");
        }
    }

    #[test]
    fn every_rule_of_a_built_in_profile_has_its_source_and_date_above_it() {
        let rules = ["repetition", "perpetual_check", "agreement", "declaration", "move_limit", "try_rule"];
        let more = ["handicap_credit", "illegal_moves", "replay", "take_back", "pause"];
        for (id, text) in SHIPPED {
            let lines: Vec<&str> = text.lines().collect();
            // Help is a rule of its own only in profiles that withhold it.
            let help = text.contains("\n    help:").then_some(&"help");
            for rule in rules.iter().chain(&more).chain(help) {
                let at = lines.iter().position(|line| line.starts_with(&format!("    {rule}:"))).expect(rule);
                assert!(lines[at - 1].ends_with("Checked 2026-11-20."), "{id}: {rule}");
            }
        }
    }

    #[test]
    fn the_terms_that_are_shown_for_comparison_are_those_of_their_profiles() {
        let terms = |id| RuleProfile::shipped(id).map(|profile| profile.declaration);
        assert_eq!(terms("jsa_pro"), Some(DeclarationRule::On(DeclarationTerms::POINTS_24)));
        assert_eq!(terms("csa_wcsc"), Some(DeclarationRule::On(DeclarationTerms::POINTS_27)));
    }

    #[test]
    fn a_fault_is_told_with_its_file_line_and_field() {
        let text = RuleProfile::shipped_text("jsa_pro").unwrap();
        let line = 1 + text.lines().position(|line| line.contains("to_win: (black: 31")).unwrap();
        let told = |old: &str, new: &str| RuleProfile::from_ron("my.ron", &text.replace(old, new)).unwrap_err();
        let misspelt = told("black: 31", "black: \"many\"");
        assert_eq!((misspelt.line, misspelt.field.as_str()), (line, "declaration.to_win.black"));
        let unknown = told("to_win: (black: 31", "to_win: (blakc: 31");
        assert_eq!((unknown.line, unknown.name.as_str()), (line, "my.ron"));
        assert!(unknown.to_string().contains("blakc"), "{unknown}");
        let senseless = told("black: 31", "black: 55");
        assert_eq!((senseless.line, senseless.field.as_str()), (line, "declaration.to_win.black"));
        assert_eq!(senseless.kind, ProfileErrorKind::TooManyPoints);
        let crowded = told("pieces_in_camp: 10", "pieces_in_camp: 27");
        assert_eq!(
            (crowded.field.as_str(), crowded.kind),
            ("declaration.pieces_in_camp", ProfileErrorKind::TooManyPieces)
        );
        let rest = RuleProfile::shipped("jsa_pro").unwrap().replay.rest.as_secs();
        let endless = told(&format!("rest: (secs: {rest}"), &format!("rest: (secs: {}", u64::MAX));
        assert_eq!((endless.field.as_str(), endless.kind), ("replay.rest", ProfileErrorKind::TooLong));
    }

    #[test]
    fn players_at_an_event_get_no_help_and_those_of_older_profiles_do() {
        let help = |id| RuleProfile::shipped(id).unwrap().help;
        for id in ["jsa_pro", "jsa_amateur27", "fesa", "usf"] {
            assert_eq!(help(id), HelpRule::Withheld, "{id}");
        }
        assert_eq!(help("casual"), HelpRule::Given);
        let old = RuleProfile::shipped("casual").unwrap().to_ron().replace("    help: Given,\n", "");
        assert!(!old.contains("help"), "{old}");
        assert_eq!(RuleProfile::from_ron("old.ron", &old).map(|profile| profile.help), Ok(HelpRule::Given));
    }

    #[test]
    fn what_no_source_tells_is_known_to_be_so() {
        let fesa = RuleProfile::shipped("fesa").unwrap();
        assert!(!fesa.is_verified(RuleField::Declaration) && fesa.is_verified(RuleField::Try));
    }
}

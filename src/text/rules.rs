//! The rules an organiser may choose from, in words.

use super::{Arg, Text};
use crate::rules::{
    AgreementTerms, AgreementTie, Clause, DeclarationCall, DeclarationTerms, HandicapTableError, HandicapTableFault,
    IllegalMoveRule, KingsEntered, ProfileError, ProfileErrorKind, RonFault, RuleField, RuleProfile, TakeBackRule,
    Undecided,
};
use crate::shogi::Color;

impl Text {
    /// The name of a profile.
    #[must_use]
    pub fn profile_name<'a>(&self, profile: &'a RuleProfile) -> &'a str {
        self.either(&profile.name.en, &profile.name.ja)
    }

    /// What a profile says, in one sentence, of a game whose sides have the names of a handicap or not.
    #[must_use]
    pub fn gist(&self, profile: &RuleProfile, is_handicap: bool) -> String {
        let clauses: Vec<String> = profile.gist().iter().map(|clause| self.clause(clause, is_handicap)).collect();
        self.tell("gist-whole", &[("clauses", clauses.join(&self.say("gist-separator")).into())])
    }

    /// The rules of a profile that could not be verified; `None` if all were.
    #[must_use]
    pub fn not_verified(&self, profile: &RuleProfile) -> Option<String> {
        let unsure = RuleField::ALL.into_iter().filter(|&field| !profile.is_verified(field));
        let names: Vec<String> = unsure.map(|field| self.rule(field)).collect();
        let list = names.join(&self.say("list-comma"));
        (!names.is_empty()).then(|| self.tell("rules-not-verified", &[("rules", list.into())]))
    }

    /// The name of a rule.
    #[must_use]
    pub fn rule(&self, field: RuleField) -> String {
        self.say(match field {
            RuleField::Repetition => "rule-repetition",
            RuleField::PerpetualCheck => "rule-perpetual-check",
            RuleField::Agreement => "rule-agreement",
            RuleField::Declaration => "rule-declaration",
            RuleField::MoveLimit => "rule-move-limit",
            RuleField::Try => "rule-try",
            RuleField::HandicapCredit => "rule-handicap-credit",
            RuleField::IllegalMoves => "rule-illegal-moves",
            RuleField::Replay => "rule-replay",
            RuleField::TakeBack => "rule-take-back",
            RuleField::Pause => "rule-pause",
            RuleField::Help => "rule-help",
        })
    }

    /// What a rule is about and what it changes, in one line.
    #[must_use]
    pub fn rule_explanation(&self, field: RuleField) -> String {
        self.say(match field {
            RuleField::Repetition => "rule-repetition-why",
            RuleField::PerpetualCheck => "rule-perpetual-check-why",
            RuleField::Agreement => "rule-agreement-why",
            RuleField::Declaration => "rule-declaration-why",
            RuleField::MoveLimit => "rule-move-limit-why",
            RuleField::Try => "rule-try-why",
            RuleField::HandicapCredit => "rule-handicap-credit-why",
            RuleField::IllegalMoves => "rule-illegal-moves-why",
            RuleField::Replay => "rule-replay-why",
            RuleField::TakeBack => "rule-take-back-why",
            RuleField::Pause => "rule-pause-why",
            RuleField::Help => "rule-help-why",
        })
    }

    /// Where a profile's rules were found; empty if it does not say.
    #[must_use]
    pub fn profile_sources(&self, profile: &RuleProfile) -> String {
        let provenance = &profile.provenance;
        let list = provenance.sources.join(&self.say("gist-separator"));
        match &provenance.checked {
            _ if list.is_empty() => String::new(),
            Some(day) => self.tell("rules-sources-read", &[("day", day.as_str().into()), ("sources", list.into())]),
            None => self.tell("rules-sources", &[("sources", list.into())]),
        }
    }

    /// Where and why a text is not a profile: the line, the field and what is wrong.
    #[must_use]
    pub fn profile_error(&self, error: &ProfileError) -> String {
        self.at_field(error.line, &error.field, self.profile_fault(&error.kind))
    }

    /// What is wrong with a field of a profile.
    #[must_use]
    pub fn profile_fault(&self, kind: &ProfileErrorKind) -> String {
        match kind {
            ProfileErrorKind::Unreadable { fault, .. } => self.ron_fault(fault),
            ProfileErrorKind::BadId => self.say("rules-bad-id"),
            ProfileErrorKind::NoName => self.say("rules-no-name"),
            ProfileErrorKind::NoRepetition => self.say("rules-no-repetition"),
            ProfileErrorKind::NoMoves => self.say("rules-no-moves"),
            ProfileErrorKind::TooManyPoints => {
                self.tell("rules-too-many-points", &[("points", DeclarationTerms::FULL_SET.into())])
            }
            ProfileErrorKind::TooManyPieces => {
                self.tell("rules-too-many-pieces", &[("pieces", DeclarationTerms::CAMP_SQUARES.into())])
            }
            ProfileErrorKind::BandAboveWin => self.say("rules-band-above-win"),
            ProfileErrorKind::TooLong => self.say("rules-too-long"),
        }
    }

    /// Where and why a text is not a table of handicaps: the line, the field and what is wrong.
    #[must_use]
    pub fn table_error(&self, error: &HandicapTableError) -> String {
        self.at_field(error.line, &error.field, self.table_fault(&error.kind))
    }

    /// What is wrong with a field of a table of handicaps.
    #[must_use]
    pub fn table_fault(&self, fault: &HandicapTableFault) -> String {
        match fault {
            HandicapTableFault::Unreadable { fault, .. } => self.ron_fault(fault),
            HandicapTableFault::NoName => self.say("rules-no-name"),
            HandicapTableFault::StepsOutOfOrder => self.say("table-out-of-order"),
        }
    }

    /// "Line 24: repetition.count: a number is expected here"; without the field if the whole is at fault.
    #[must_use]
    pub fn at_field(&self, line: usize, field: &str, reason: String) -> String {
        let reason = match field {
            "." => reason,
            _ => self.tell("rules-field", &[("field", field.into()), ("reason", reason.into())]),
        };
        self.tell("at-line", &[("line", line.into()), ("reason", reason.into())])
    }

    /// What is wrong with a text written by a person.
    #[must_use]
    pub fn ron_fault(&self, fault: &RonFault) -> String {
        let among = |id: &str, found: &str, expected: &[&str]| {
            let choices = expected.join(&self.say("list-comma"));
            self.tell(id, &[("found", found.into()), ("expected", choices.into())])
        };
        match fault {
            RonFault::UnknownField { found, expected } => among("ron-unknown-field", found, expected),
            RonFault::UnknownWord { found, expected } => among("ron-unknown-word", found, expected),
            RonFault::MissingField(field) => self.tell("ron-missing-field", &[("field", field.as_str().into())]),
            RonFault::FieldTwice(field) => self.tell("ron-field-twice", &[("field", field.as_str().into())]),
            RonFault::NoNumber => self.say("ron-no-number"),
            RonFault::NumberOutOfRange => self.say("ron-number-out-of-range"),
            RonFault::NoText => self.say("ron-no-text"),
            RonFault::NoYesOrNo => self.say("ron-no-yes-or-no"),
            RonFault::OtherKind => self.say("ron-other-kind"),
            RonFault::Unclosed => self.say("ron-unclosed"),
            RonFault::Trailing => self.say("ron-trailing"),
            RonFault::Ends => self.say("ron-ends"),
            RonFault::Nothing => self.say("ron-nothing"),
            RonFault::Other(message) => self.tell("ron-other", &[("message", message.as_str().into())]),
        }
    }

    fn clause(&self, clause: &Clause, is_handicap: bool) -> String {
        match *clause {
            Clause::Repetition(rule) => {
                let args = [("count", Arg::from(rule.count)), ("result", self.undecided(rule.result).into())];
                self.tell("gist-repetition", &args)
            }
            Clause::Agreement(terms) => self.agreement(terms, is_handicap),
            Clause::Declaration(terms) => self.declaration(terms, is_handicap),
            Clause::MoveLimit { plies, result } => {
                self.tell("gist-move-limit", &[("plies", plies.into()), ("result", self.undecided(result).into())])
            }
            Clause::Try(KingsEntered::One) => self.say("gist-try"),
            Clause::Try(KingsEntered::Both) => self.say("gist-try-both"),
            Clause::NoHelp => self.say("gist-no-help"),
            Clause::IllegalMoves(rule) => self.say(match rule {
                IllegalMoveRule::Prevent => "gist-illegal-prevent",
                IllegalMoveRule::AdjudicateAtOnce => "gist-illegal-at-once",
                IllegalMoveRule::PlayOn(_) => "gist-illegal-play-on",
            }),
            Clause::TakeBack(rule) => self.say(match rule {
                TakeBackRule::Allowed => "gist-take-back-allowed",
                TakeBackRule::ByAgreement => "gist-take-back-by-agreement",
                TakeBackRule::Forbidden => "gist-take-back-forbidden",
            }),
        }
    }

    /// What becomes of a game that nobody wins.
    #[must_use]
    pub fn undecided(&self, result: Undecided) -> String {
        self.say(match result {
            Undecided::Draw => "rules-draw",
            Undecided::Replay => "rules-replay",
        })
    }

    fn agreement(&self, terms: AgreementTerms, is_handicap: bool) -> String {
        let tie = match terms.tie {
            AgreementTie::Draw => self.say("rules-draw"),
            AgreementTie::Replay => self.say("rules-replay"),
            AgreementTie::WhiteWins => {
                self.tell("rules-side-wins", &[("side", self.side(Color::White, is_handicap).into())])
            }
        };
        self.tell("gist-agreement", &[("points", terms.threshold.into()), ("tie", tie.into())])
    }

    fn declaration(&self, terms: DeclarationTerms, is_handicap: bool) -> String {
        let (black, white) = (terms.to_win.black, terms.to_win.white);
        let points = if black == white {
            self.tell("gist-points", &[("points", black.into())])
        } else {
            let [first, second] = Color::ALL.map(|color| Arg::from(self.side(color, is_handicap)));
            let points = [("black", black.into()), ("white", white.into()), ("first", first), ("second", second)];
            self.tell("gist-points-by-side", &points)
        };
        let band = terms.drawn_from.map_or_else(String::new, |from| {
            let result = self.undecided(terms.drawn);
            self.tell("gist-drawn-band", &[("from", from.into()), ("result", result.into())])
        });
        let id = match terms.call {
            DeclarationCall::Manual => "gist-declaration",
            DeclarationCall::Automatic => "gist-declaration-automatic",
        };
        self.tell(id, &[("points", points.into()), ("band", band.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn a_profile_is_one_sentence_in_either_language() {
        let casual = RuleProfile::default();
        let english = "A position seen 4 times: draw; impasse by agreement with 24 points each: draw; declaration wins \
                       with 31 points, from 24: draw; illegal moves cannot be played; moves may be taken back.";
        assert_eq!(Text::new(Language::English).gist(&casual, false), english);
        let japanese = "同一局面4回で引き分け、合意による持将棋は24点法（双方満たせば引き分け）、\
                        入玉宣言は31点で勝ち・24点以上で引き分け、反則手は指せない、待ったあり。";
        assert_eq!(Text::new(Language::Japanese).gist(&casual, false), japanese);
    }

    #[test]
    fn in_a_handicap_game_the_sides_of_a_rule_have_the_names_of_one() {
        let amateur = RuleProfile::shipped("jsa_amateur27").unwrap();
        let told = |is_handicap| Text::new(Language::Japanese).gist(&amateur, is_handicap);
        assert!(told(false).contains("先手28点・後手27点") && told(false).contains("後手勝ち"), "{}", told(false));
        assert!(told(true).contains("下手28点・上手27点") && told(true).contains("上手勝ち"), "{}", told(true));
    }

    #[test]
    fn what_no_source_tells_is_said_to_be_so() {
        let told = |id| Text::new(Language::English).not_verified(&RuleProfile::shipped(id).unwrap());
        assert_eq!(told("casual"), None);
        assert!(told("fesa").is_some_and(|words| words.starts_with("Komadai found no published source for: ")));
    }

    #[test]
    fn a_file_that_is_empty_or_cut_off_is_told_without_signs_that_name_no_field() {
        let told = |text: &str| {
            let error = RuleProfile::from_ron("my.ron", text).unwrap_err();
            (error.to_string(), Text::new(Language::English).profile_error(&error))
        };
        let nothing = ("my.ron:1: nothing is written in it", "Line 1: the file is empty");
        assert_eq!(told(" \n"), (nothing.0.to_owned(), nothing.1.to_owned()));
        let whole = RuleProfile::shipped_text("jsa_pro").unwrap().trim_end();
        for (end, _) in whole.char_indices().filter(|(_, sign)| sign.is_whitespace()) {
            let (plain, words) = told(&whole[..end]);
            let odd = [": .:", "?", "..", ".:"];
            assert!(odd.iter().all(|sign| !plain.contains(sign) && !words.contains(sign)), "{plain} {words}");
        }
    }
}

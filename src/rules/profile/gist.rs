//! A rule profile in one breath, as clauses that `text` puts into words.

use super::{
    AgreementRule, AgreementTerms, DeclarationRule, DeclarationTerms, HelpRule, IllegalMoveRule, KingsEntered,
    MoveLimit, RepetitionRule, RuleProfile, TakeBackRule, TryRule, Undecided,
};

/// A clause of the sentence that sums up a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clause {
    /// How repetition counts.
    Repetition(RepetitionRule),
    /// How an impasse is agreed.
    Agreement(AgreementTerms),
    /// How an impasse is declared.
    Declaration(DeclarationTerms),
    /// When the game ends by length.
    MoveLimit {
        /// The number of moves.
        plies: usize,
        /// What the game then counts as.
        result: Undecided,
    },
    /// A king wins by reaching the other's square; which kings must have entered by then.
    Try(KingsEntered),
    /// What happens with illegal moves.
    IllegalMoves(IllegalMoveRule),
    /// Whether moves may be taken back.
    TakeBack(TakeBackRule),
    /// The players get no help.
    NoHelp,
}

impl RuleProfile {
    /// Sums up the profile in one sentence: the rules in force, in the order in which one would say them.
    #[must_use]
    pub fn gist(&self) -> Vec<Clause> {
        let agreement = match self.agreement {
            AgreementRule::Off => None,
            AgreementRule::On(terms) => Some(Clause::Agreement(terms)),
        };
        let declaration = match self.declaration {
            DeclarationRule::Off => None,
            DeclarationRule::On(terms) => Some(Clause::Declaration(terms)),
        };
        let limit = match self.move_limit {
            MoveLimit::Off => None,
            MoveLimit::After { plies, result, .. } => Some(Clause::MoveLimit { plies, result }),
        };
        let try_rule = match self.try_rule {
            TryRule::Off => None,
            TryRule::On { kings } => Some(Clause::Try(kings)),
        };
        let first = [Some(Clause::Repetition(self.repetition)), agreement, declaration, try_rule, limit];
        let help = match self.help {
            HelpRule::Given => None,
            HelpRule::Withheld => Some(Clause::NoHelp),
        };
        let last = [Clause::IllegalMoves(self.illegal_moves), Clause::TakeBack(self.take_back)];
        first.into_iter().flatten().chain(last).chain(help).collect()
    }
}

use super::{
    AgreementRule, AgreementTerms, DeclarationRule, DeclarationTerms, HelpRule, IllegalMoveRule, KingsEntered,
    MoveLimit, RepetitionRule, RuleProfile, TakeBackRule, TryRule, Undecided,
};

/// A part of the sentence in which a profile says what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clause {
    /// What a repetition counts as.
    Repetition(RepetitionRule),
    /// How an impasse is agreed on.
    Agreement(AgreementTerms),
    /// How it is declared.
    Declaration(DeclarationTerms),
    /// When the game is too long.
    MoveLimit {
        /// The number of moves.
        plies: usize,
        /// What it counts as then.
        result: Undecided,
    },
    /// That a king wins by reaching the other's square, and which kings must have entered then.
    Try(KingsEntered),
    /// What becomes of an illegal move.
    IllegalMoves(IllegalMoveRule),
    /// Whether moves are taken back.
    TakeBack(TakeBackRule),
    /// That the players get no help.
    NoHelp,
}

impl RuleProfile {
    /// The profile in one sentence: what is in force, in the order in which one would say it.
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

/// What the organiser of a game may choose among the rules (対局規定).
///
/// A profile is fixed before the first move and does not change during a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleProfile {
    /// How often a position must have occurred for 千日手. Source: JSA match rules, article 8(1): four times, the
    /// starting position being an occurrence of itself.
    pub repetition_count: usize,
}

impl Default for RuleProfile {
    /// What every known rule book agrees on.
    fn default() -> Self {
        Self { repetition_count: 4 }
    }
}

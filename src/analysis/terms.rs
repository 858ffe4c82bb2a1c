//! Whether the analysis in a record is as deep as the one that is wanted, so that nothing is asked twice.

use std::time::Duration;

use crate::engine::Limit;
use crate::record;

/// The terms on which an engine is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisTerms {
    /// Its name.
    pub engine: String,
    /// How long it may think about each place.
    pub limit: Limit,
    /// How many lines are wanted.
    pub lines: usize,
}

impl AnalysisTerms {
    /// As written in records: `movetime 1000`.
    #[must_use]
    pub fn words(&self) -> String {
        match self.limit {
            Limit::Time(time) => format!("movetime {}", time.as_millis()),
            Limit::Nodes(nodes) => format!("nodes {nodes}"),
            Limit::Depth(depth) => format!("depth {depth}"),
            Limit::Infinite | Limit::Mate(_) | Limit::Game(_) => String::new(),
        }
    }

    /// Whether an analysis in a record is by this engine and at least as deep.
    #[must_use]
    pub fn are_met_by(&self, analysis: &record::Analysis) -> bool {
        analysis.evaluation().is_some()
            && analysis.engine() == Some(&self.engine)
            && analysis.terms().is_some_and(|terms| self.are_met_with(terms))
    }

    fn are_met_with(&self, terms: &str) -> bool {
        let Some((kind, number)) = terms.split_once(' ') else { return false };
        let Ok(number) = number.parse::<u64>() else { return false };
        match (self.limit, kind) {
            (Limit::Time(time), "movetime") => Duration::from_millis(number) >= time,
            (Limit::Nodes(nodes), "nodes") => number >= nodes,
            (Limit::Depth(depth), "depth") => number >= u64::from(depth),
            (Limit::Time(_) | Limit::Nodes(_) | Limit::Depth(_), _)
            | (Limit::Infinite | Limit::Mate(_) | Limit::Game(_), _) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn less_is_met_by_more_of_the_same_kind() {
        let terms = |limit| AnalysisTerms { engine: "x".to_owned(), limit, lines: 1 };
        let second = terms(Limit::Time(Duration::from_secs(1)));
        assert!(second.are_met_with("movetime 1000") && second.are_met_with("movetime 5000"));
        for short in ["movetime 999", "nodes 5000", "movetime", "", "movetime x"] {
            assert!(!second.are_met_with(short), "{short}");
        }
        assert!(terms(Limit::Depth(8)).are_met_with(&terms(Limit::Depth(9)).words()));
        assert!(!terms(Limit::Infinite).are_met_with("nodes 5"));
    }
}

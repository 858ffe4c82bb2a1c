//! Whether the analysis in a record is as deep as the one that is wanted, so that nothing is asked twice.

use std::time::Duration;

use super::Finding;
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

    /// Whether an analysis in a record is by this engine and at least as deep: it was asked for as much, or has looked at as much.
    #[must_use]
    pub fn are_met_by(&self, analysis: &record::Analysis) -> bool {
        self.is_by_the_same(analysis)
            && match self.limit {
                Limit::Time(time) => self.asked(analysis).is_some_and(|ms| Duration::from_millis(ms) >= time),
                Limit::Nodes(nodes) => self.asked(analysis).max(analysis.nodes()) >= Some(nodes),
                Limit::Depth(depth) => self.asked(analysis).max(analysis.depth().map(u64::from)) >= Some(depth.into()),
                Limit::Infinite | Limit::Mate(_) | Limit::Game(_) => false,
            }
    }

    /// Whether what this engine has said of a place before stays, and `finding` is dropped: it was asked in other terms, which
    /// cannot be compared with these, and has looked at more positions, or further where they were not counted.
    #[must_use]
    pub fn leave(&self, there: &[record::Analysis], finding: &Finding) -> bool {
        let is_deeper = |before: &record::Analysis| match (before.nodes(), finding.nodes) {
            (Some(before), Some(found)) => before > found,
            (None, _) | (_, None) => finding.depth.is_some() && before.depth() > finding.depth,
        };
        there.iter().any(|it| self.is_by_the_same(it) && self.asked(it).is_none() && is_deeper(it))
    }

    /// What engines say of a place once this is written there, in place of what this one has said before. The newest is the one
    /// that is shown first.
    #[must_use]
    pub fn beside(&self, written: Vec<record::Analysis>, there: &[record::Analysis]) -> Vec<record::Analysis> {
        let others = there.iter().filter(|it| it.engine() != Some(&self.engine));
        written.into_iter().chain(others.cloned()).collect()
    }

    fn is_by_the_same(&self, analysis: &record::Analysis) -> bool {
        analysis.evaluation().is_some() && analysis.engine() == Some(&self.engine)
    }

    /// How much it was asked for in such terms as these: milliseconds, positions or moves.
    fn asked(&self, analysis: &record::Analysis) -> Option<u64> {
        let (own, words) = (self.words(), analysis.terms()?);
        let ((kind, _), (of_record, number)) = (own.split_once(' ')?, words.split_once(' ')?);
        if kind == of_record { number.parse().ok() } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Evaluation, GameTree};
    use crate::shogi::Position;

    fn terms(limit: Limit) -> AnalysisTerms {
        AnalysisTerms { engine: "x".to_owned(), limit, lines: 1 }
    }

    fn finding(depth: Option<u32>, nodes: Option<u64>) -> Finding {
        Finding { evaluation: Evaluation::Points(5), depth, nodes, line: Vec::new(), others: Vec::new() }
    }

    /// As a record has it.
    fn recorded(words: &str, depth: Option<u32>, nodes: Option<u64>) -> record::Analysis {
        let written = finding(depth, nodes).written(&terms(Limit::Infinite), &Position::even(), None).remove(0);
        let mut tree = GameTree::new(Position::even());
        written.lines().iter().for_each(|line| tree.take_comment_line(GameTree::ROOT, line.clone()));
        tree.take_comment_line(GameTree::ROOT, format!("#条件={words}"));
        tree.node(GameTree::ROOT).analyses()[0].clone()
    }

    #[test]
    fn less_is_met_by_more_of_the_same_kind() {
        let second = terms(Limit::Time(Duration::from_secs(1)));
        let is_met = |terms: &AnalysisTerms, words: &str| terms.are_met_by(&recorded(words, None, None));
        assert!(is_met(&second, "movetime 1000") && is_met(&second, "movetime 5000"));
        for short in ["movetime 999", "nodes 5000", "movetime", "", "movetime x"] {
            assert!(!is_met(&second, short), "{short}");
        }
        assert!(is_met(&terms(Limit::Depth(8)), &terms(Limit::Depth(9)).words()));
        assert!(!is_met(&terms(Limit::Infinite), "nodes 5"));
    }

    #[test]
    fn what_the_engine_has_looked_at_meets_terms_that_it_was_not_asked_in() {
        let limits = [Limit::Time(Duration::from_millis(300)), Limit::Nodes(1_000), Limit::Depth(8)];
        for (asked, (depth, nodes)) in limits.into_iter().flat_map(|asked| {
            [(None, None), (Some(7), Some(999)), (Some(8), Some(1_000)), (Some(12), Some(71_236))].map(|it| (asked, it))
        }) {
            let before = recorded("movetime 300", depth, nodes);
            let is_deep = match asked {
                Limit::Nodes(least) => nodes >= Some(least),
                Limit::Depth(least) => depth >= Some(least),
                _ => true,
            };
            assert_eq!(terms(asked).are_met_by(&before), is_deep, "{asked:?} {depth:?} {nodes:?}");
            let other = AnalysisTerms { engine: "y".to_owned(), ..terms(asked) };
            assert!(!other.are_met_by(&before));
        }
    }

    #[test]
    fn where_terms_cannot_be_compared_the_deeper_analysis_stays() {
        let brief = terms(Limit::Time(Duration::from_millis(10)));
        let deep = [recorded("nodes 5000", Some(12), Some(5_000))];
        assert!(!brief.are_met_by(&deep[0]));
        assert!(brief.leave(&deep, &finding(Some(13), Some(4_999))), "positions decide");
        assert!(!brief.leave(&deep, &finding(Some(5), Some(5_001))));
        assert!(brief.leave(&deep, &finding(Some(11), None)), "without them, how far it has looked");
        for it in [finding(Some(12), None), finding(None, None)] {
            assert!(!brief.leave(&deep, &it));
        }
        let shorter = [recorded("movetime 9", Some(12), Some(5_000))];
        assert!(!brief.leave(&shorter, &finding(Some(5), Some(10))), "it was asked for less");
        let other = AnalysisTerms { engine: "y".to_owned(), ..brief };
        assert!(!other.leave(&deep, &finding(Some(5), Some(10))));
    }
}

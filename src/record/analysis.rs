//! What engines have written into records: kept verbatim, and understood as far as possible.

use super::Evaluation;

/// An engine's comment on a position in a record: its evaluation, and whatever else it wrote next to it.
///
/// The lines are kept verbatim, so that nothing other programs put into them is lost; they are parsed once, when the
/// analysis is built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    evaluation: Option<Evaluation>,
    lines: Vec<String>,
}

impl Analysis {
    /// Creates an analysis that holds an evaluation and nothing else.
    ///
    /// ```
    /// use komadai::record::{Analysis, Evaluation};
    ///
    /// let analysis = Analysis::new(Evaluation::Points(120));
    /// assert_eq!(analysis.lines(), ["*評価値=120"]);
    /// ```
    #[must_use]
    pub fn new(evaluation: Evaluation) -> Self {
        Self { evaluation: Some(evaluation), lines: vec![evaluation.line()] }
    }

    /// The evaluation, if the engine gave one.
    #[must_use]
    pub const fn evaluation(&self) -> Option<Evaluation> {
        self.evaluation
    }

    /// The comment lines this analysis is made of.
    #[must_use]
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// An analysis that is made of these lines, of which the first has the evaluation.
    pub(super) fn of_lines(lines: Vec<String>) -> Self {
        Self { evaluation: lines.first().and_then(|line| Evaluation::in_line(line)), lines }
    }

    /// What the line with this key says: `8` for `*深さ=8`.
    pub(super) fn value(&self, key: &str) -> Option<&str> {
        let line = self.lines.iter().find(|line| key_of(line).is_some_and(|own| own.1 == key))?;
        line.split_once('=').map(|(_, value)| value)
    }

    /// Whether a comment line was written by an engine: an evaluation, or a companion such as `*読み筋=…`.
    pub(super) fn is_line(line: &str) -> bool {
        Evaluation::in_line(line).is_some() || key_of(line).is_some()
    }

    /// Starts an analysis with its first line.
    pub(super) fn beginning_with(line: String) -> Self {
        Self { evaluation: Evaluation::in_line(&line), lines: vec![line] }
    }

    /// Adds a line if it belongs to this analysis, and hands it back otherwise. A line belongs if its key is new and
    /// its sign is that of the others: programs spread one analysis over several lines, and may put another engine's
    /// below it.
    pub(super) fn take(&mut self, line: String) -> Result<(), String> {
        let goes_on = key_of(&line).is_some_and(|key| {
            self.lines.iter().all(|known| key_of(known).is_some_and(|it| it.0 == key.0 && it.1 != key.1))
        });
        if !goes_on {
            return Err(line);
        }
        self.evaluation = self.evaluation.or_else(|| Evaluation::in_line(&line));
        self.lines.push(line);
        Ok(())
    }
}

/// The sign and key of a line like `*深さ=8`.
fn key_of(line: &str) -> Option<(char, &str)> {
    let said = line.strip_prefix(['*', '#'])?;
    let (key, _) = said.split_once('=')?;
    (!key.is_empty() && !key.contains(' ')).then(|| (if line.starts_with('*') { '*' } else { '#' }, key))
}

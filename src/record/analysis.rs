use super::Evaluation;

/// What an engine said about a place of a record at one time: its evaluation, and whatever it wrote beside that.
///
/// The lines are kept as they were written, so that what other programs put into them is never lost; what they mean is
/// read once, when the analysis is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    evaluation: Option<Evaluation>,
    lines: Vec<String>,
}

impl Analysis {
    /// An engine's judgement and nothing else.
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

    /// How the engine judges the position, where it says so.
    #[must_use]
    pub const fn evaluation(&self) -> Option<Evaluation> {
        self.evaluation
    }

    /// The lines of the comment that say all this.
    #[must_use]
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Whether a line of a comment is an engine's: an evaluation, or what stands beside it, such as `*読み筋=…`.
    pub(super) fn is_line(line: &str) -> bool {
        Evaluation::in_line(line).is_some() || key_of(line).is_some()
    }

    /// Begins with a line of an engine.
    pub(super) fn beginning_with(line: String) -> Self {
        Self { evaluation: Evaluation::in_line(&line), lines: vec![line] }
    }

    /// Takes another line, if it goes on with this analysis: one key after another, each of them once, all with the
    /// same sign. Programs write an analysis in several lines, and may add a second one of another engine below.
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

/// The sign and the key of a line `*深さ=8`.
fn key_of(line: &str) -> Option<(char, &str)> {
    let said = line.strip_prefix(['*', '#'])?;
    let (key, _) = said.split_once('=')?;
    (!key.is_empty() && !key.contains(' ')).then(|| (if line.starts_with('*') { '*' } else { '#' }, key))
}

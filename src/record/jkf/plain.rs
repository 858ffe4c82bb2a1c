//! Records of JKF whose JSON is plain, as programs write it: read in one go, from the first sign to the last, a move
//! as soon as it stands there.
//!
//! Plain is what has no key but those that the format knows, each once, no sign that had to be escaped, no fraction and
//! no variation. The rest is read by [`reader`](super::reader) with serde: it goes over a text three times, to split
//! it, to look for unknown keys and to read the moves, and can say what is wrong with it. Where a text turns out not to
//! be plain, what was read of it is thrown away.

use super::document::{Amount, Lines, MoveData, Place, Step, TimeData, TimeParts, Word};
use crate::record::Comment;
use crate::record::lines::leading;

/// What is left of a plain text. Every method takes what it is called after from its beginning; `None` if that is not there,
/// or not plain.
pub(super) struct Plain<'a> {
    text: &'a str,
    /// How many bytes are taken.
    at: usize,
}

impl<'a> Plain<'a> {
    pub(super) const fn of(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// Any members, each of which `take` takes, knowing its key.
    pub(super) fn object(&mut self, mut take: impl FnMut(&mut Self, &'a str) -> Option<()>) -> Option<()> {
        self.sign(b'{')?;
        if self.sign(b'}').is_some() {
            return Some(());
        }
        loop {
            let key = self.word()?;
            self.sign(b':')?;
            take(self, key)?;
            if self.sign(b',').is_none() {
                return self.sign(b'}');
            }
        }
    }

    /// Any entries, each of which `take` takes.
    pub(super) fn list(&mut self, mut take: impl FnMut(&mut Self) -> Option<()>) -> Option<()> {
        self.sign(b'[')?;
        if self.sign(b']').is_some() {
            return Some(());
        }
        loop {
            take(self)?;
            if self.sign(b',').is_none() {
                return self.sign(b']');
            }
        }
    }

    /// What `take` takes, with its text.
    pub(super) fn with_text<T>(&mut self, take: impl FnOnce(&mut Self) -> Option<T>) -> Option<(&'a str, T)> {
        self.skip_blanks();
        let begun = self.at;
        let taken = take(self)?;
        Some((&self.text[begun..self.at], taken))
    }

    /// A string.
    pub(super) fn word(&mut self) -> Option<&'a str> {
        self.sign(b'"')?;
        let begun = self.at;
        self.at += leading(&self.text.as_bytes()[begun..], is_plain);
        let word = &self.text[begun..self.at];
        // Blanks are skipped between signs, not within them: no line may end before the closing mark.
        self.is_before(b'"').then(|| self.at += 1)?;
        Some(word)
    }

    /// The end of the text.
    pub(super) fn end(&mut self) -> Option<()> {
        self.skip_blanks();
        (self.at == self.text.len()).then_some(())
    }

    /// An entry of the moves.
    pub(super) fn step(&mut self) -> Option<Step<'a>> {
        let mut step = Step::default();
        self.object(|plain, key| match key {
            "move" => once(&mut step.mv, plain.mv()),
            "time" => once(&mut step.time, plain.time()),
            "comments" => once(&mut step.comments, plain.comments()),
            "special" => once(&mut step.special, plain.word().map(str::to_owned)),
            _ => None,
        })?;
        Some(step)
    }

    fn mv(&mut self) -> Option<MoveData<'a>> {
        let mut mv = MoveData::default();
        self.object(|plain, key| match key {
            "color" => once(&mut mv.color, plain.small()),
            "from" => once(&mut mv.from, plain.place()),
            "to" => once(&mut mv.to, plain.place()),
            "piece" => once(&mut mv.piece, plain.word().map(Word::of)),
            "same" => once(&mut mv.same, plain.truth()),
            "promote" => once(&mut mv.promote, plain.truth()),
            "capture" => once(&mut mv.capture, plain.word().map(Word::of)),
            "relative" => once(&mut mv.relative, plain.word().map(Word::of)),
            _ => None,
        })?;
        Some(mv)
    }

    fn place(&mut self) -> Option<Place> {
        let (mut x, mut y) = (None, None);
        self.object(|plain, key| match key {
            "x" => once(&mut x, plain.small()),
            "y" => once(&mut y, plain.small()),
            _ => None,
        })?;
        Some(Place { x: x?, y: y? })
    }

    fn time(&mut self) -> Option<TimeData> {
        let (mut now, mut total) = (None, None);
        self.object(|plain, key| match key {
            "now" => once(&mut now, plain.time_parts()),
            "total" => once(&mut total, plain.time_parts()),
            _ => None,
        })?;
        Some(TimeData { now: now?, total })
    }

    fn time_parts(&mut self) -> Option<TimeParts> {
        let [mut h, mut m, mut s] = [None; 3];
        self.object(|plain, key| match key {
            "h" => once(&mut h, plain.amount()),
            "m" => once(&mut m, plain.amount()),
            "s" => once(&mut s, plain.amount()),
            _ => None,
        })?;
        let [h, m, s] = [h, m, s].map(Option::unwrap_or_default);
        Some(TimeParts { h, m, s })
    }

    fn comments(&mut self) -> Option<Lines> {
        let mut comment = Comment::EMPTY;
        self.list(|plain| plain.word().map(|line| comment.push(line)))?;
        Some(Lines(comment))
    }

    fn amount(&mut self) -> Option<Amount> {
        self.number().map(|number| Amount::Whole(number.into()))
    }

    fn small(&mut self) -> Option<u8> {
        self.number()?.try_into().ok()
    }

    /// A whole number of few digits. One that goes on, with a point or an exponent, is not followed by what has to follow it.
    fn number(&mut self) -> Option<u32> {
        self.skip_blanks();
        let rest = &self.text.as_bytes()[self.at..];
        let digits = &rest[..leading(rest, u8::is_ascii_digit)];
        self.at += digits.len();
        let is_plain = matches!(digits, [_] | [b'1'..=b'9', ..]) && digits.len() <= 9;
        is_plain.then(|| digits.iter().fold(0, |number, digit| 10 * number + u32::from(digit - b'0')))
    }

    fn truth(&mut self) -> Option<bool> {
        self.skip_blanks();
        let (truth, word) = if self.text[self.at..].starts_with("true") { (true, "true") } else { (false, "false") };
        self.text[self.at..].starts_with(word).then(|| self.at += word.len())?;
        Some(truth)
    }

    fn sign(&mut self, sign: u8) -> Option<()> {
        // Between most signs there is no blank.
        if !self.is_before(sign) {
            self.skip_blanks();
        }
        self.is_before(sign).then(|| self.at += 1)
    }

    /// Whether the sign comes next.
    fn is_before(&self, sign: u8) -> bool {
        self.text.as_bytes().get(self.at) == Some(&sign)
    }

    fn skip_blanks(&mut self) {
        while let Some(b' ' | b'\n' | b'\r' | b'\t') = self.text.as_bytes().get(self.at) {
            self.at += 1;
        }
    }
}

/// Whether a byte in a string stands for itself, and does not end it.
const fn is_plain(byte: &u8) -> bool {
    *byte > b'"' && *byte != b'\\' || matches!(byte, b' ' | b'!')
}

/// Puts a value into its place, which has to be free: of a key that is there twice it is not plain what it says.
pub(super) fn once<T>(place: &mut Option<T>, value: Option<T>) -> Option<()> {
    let is_free = place.is_none();
    *place = Some(value?);
    is_free.then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An entry as JSON again, as both ways of reading understand it.
    fn both(text: &str) -> [Option<String>; 2] {
        let written = |step: Step| {
            let comments = step.comments.map(|Lines(comment)| comment.text().to_owned());
            serde_json::to_string(&(step.mv, step.time, comments, step.special)).unwrap()
        };
        let mut plain = Plain::of(text);
        let read = plain.step().filter(|_| plain.end().is_some());
        [read.map(written), serde_json::from_str::<Step>(text).ok().map(written)]
    }

    #[test]
    fn a_plain_entry_says_the_same_as_to_serde() {
        for text in [
            "{}",
            " { } ",
            r#"{"move":{"color":0,"from":{"x":7,"y":7},"to":{"x":7,"y":6},"piece":"FU"}}"#,
            "{\"comments\" : [ \"手\", \"\" ,\"x\"],\r\n\t\"special\":\"TORYO\"}",
            r#"{"time":{"total":{"h":0,"m":100,"s":3},"now":{"s":12}},"move":{"same":true,"promote":false,"capture":"KA"}}"#,
            r#"{"comments":[],"move":{"relative":"LU","color":255,"to":{"y":0,"x":10}}}"#,
        ] {
            let [plain, serde] = both(text);
            assert!(plain.is_some() && plain == serde, "{text}: {plain:?} {serde:?}");
        }
    }

    #[test]
    fn what_is_not_plain_is_left_to_serde() {
        for text in [
            "",
            "{",
            "{,}",
            r#"{"special":"TORYO",}"#,
            r#"{"special":"TOR\u0059O"}"#,
            "{\"special\":\"a\nb\"}",
            "{\"special\":\"TORYO\n\"}",
            "{\"special\n\":\"TORYO\"}",
            r#"{"special":null}"#,
            r#"{"special":"a","special":"b"}"#,
            r#"{"forks":[]}"#,
            r#"{"note":1}"#,
            r#"{"move":{"color":256}}"#,
            r#"{"move":{"color":01}}"#,
            r#"{"move":{"color":1.0}}"#,
            r#"{"move":{"color":1e0}}"#,
            r#"{"move":{"color":-1}}"#,
            r#"{"move":{"to":{"x":1}}}"#,
            r#"{"move":{"same":truefalse}}"#,
            r#"{"move":{"same":tru}}"#,
            r#"{"time":{"now":{"s":1.5}}}"#,
            r#"{"time":{"total":{"s":1}}}"#,
            r#"{"time":{"now":{"s":1234567890}}}"#,
            r#"{"comments":["a" "b"]}"#,
            "{} {}",
        ] {
            assert_eq!(both(text)[0], None, "{text}");
        }
    }
}

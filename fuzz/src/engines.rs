//! Laws for a conversation with an engine that says anything at any time.

use std::time::Duration;

use komadai::engine::{
    Answer, Event, Heard, Limit, LineSplitter, Place, Reaction, Search, SearchNumber, Usi, UsiTerms, Wish,
};
use komadai::shogi::Position;

/// A conversation: the bytes are what the engine says. A line that begins with `!` is a wish, or time that passes, instead.
pub fn engine(bytes: &[u8]) {
    let mut splitter = LineSplitter::default();
    let mut heard = Vec::new();
    splitter.feed(bytes, |line| heard.push(line));
    splitter.finish(|line| heard.push(line));
    let mut talk =
        Talk { usi: Usi::new(UsiTerms::default()), now: Duration::ZERO, newest: 0, asked: None, stopped: false };
    let greeting = talk.usi.greet(talk.now);
    talk.hold(&greeting);
    for line in &heard {
        let reaction = match line {
            Heard::Line(text) if text.starts_with('!') => talk.wish(text),
            Heard::Line(_) | Heard::Garbled(_) | Heard::TooLong => talk.usi.hear(line, talk.now),
        };
        talk.hold(&reaction);
    }
}

struct Talk {
    usi: Usi,
    now: Duration,
    newest: u64,
    /// The search that was begun and has not been answered.
    asked: Option<SearchNumber>,
    stopped: bool,
}

impl Talk {
    fn wish(&mut self, text: &str) -> Reaction {
        let number = u64::try_from(text.len()).unwrap_or(0);
        match text.as_bytes().get(1) {
            Some(b't') => {
                self.now += Duration::from_millis(number * 100);
                self.usi.tick(self.now)
            }
            Some(b'r') => self.usi.wish(Wish::Rest, self.now),
            Some(b'n') => self.usi.wish(Wish::NewGame, self.now),
            Some(b'q') => self.usi.wish(Wish::Quit, self.now),
            Some(_) | None => {
                self.newest += 1;
                let limits =
                    [Limit::Infinite, Limit::Nodes(number), Limit::Time(Duration::from_secs(1)), Limit::Depth(3)];
                let limit = limits[text.len() % limits.len()];
                let moves =
                    ["7g7f", "3c3d"].into_iter().take(text.len() % 3).map(|mv| mv.parse().expect("it is a move"));
                let place = Place::new(Position::even(), 1, moves.collect());
                let search = Search { number: SearchNumber(self.newest), place, limit, lines: text.len() % 4 };
                self.usi.wish(Wish::Search(Box::new(search)), self.now)
            }
        }
    }

    /// One line is written at a time, there is no second `go` before an answer, no second `stop`, and no stale answer; moves are
    /// legal.
    fn hold(&mut self, reaction: &Reaction) {
        for event in &reaction.events {
            if let Event::Finished { number, answer, analysis, .. } = event {
                assert_eq!((number.0, analysis.search), (self.newest, *number));
                assert!(!matches!(answer, Answer::Mate(moves) if moves.len() > 1_000));
            }
        }
        if self.usi.running().map(|search| search.number) != self.asked {
            self.asked = None;
        }
        for line in &reaction.lines {
            assert!(!line.contains(['\n', '\r']), "{line:?}");
            if line.starts_with("go ") {
                assert_eq!(self.asked, None);
                (self.asked, self.stopped) = (self.usi.running().map(|search| search.number), false);
            } else if line == "stop" {
                assert!(!std::mem::replace(&mut self.stopped, true));
            }
        }
        let Some(search) = self.usi.running() else { return };
        for line in &self.usi.analysis().lines {
            let all = line.moves.iter().try_fold(search.place.position().clone(), |position, &mv| position.play(mv));
            assert!(all.is_ok(), "{line:?}");
        }
    }
}

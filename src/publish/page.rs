//! The page itself: one HTML, one style sheet, one script, all of them shipped with the program.

use std::time::Duration;

use serde_json::{Map, Value};

use super::shelf::SiteFile;
use crate::picture::{PieceSet, piece_symbols};
use crate::shogi::Color;
use crate::text::{Arg, Language, Text};

/// The sentences of the page, by the names that its script knows; `{}` stands where the script puts something.
const WORDS: [(&str, &str); 20] = [
    ("tables", "site-tables"),
    ("standings", "site-standings"),
    ("pairings", "site-pairings"),
    ("live", "site-live"),
    ("first", "site-first"),
    ("back", "site-back"),
    ("forward", "site-forward"),
    ("flip", "site-flip"),
    ("kif", "site-kif"),
    ("moves", "site-moves"),
    ("start", "site-start"),
    ("empty", "site-empty"),
    ("over", "site-all-over"),
    ("silent", "site-silent"),
    ("toMove", "site-to-move"),
    ("board", "site-board"),
    ("hand", "site-hand"),
    ("loading", "site-loading"),
    ("past", "site-past"),
    ("unknown", "site-unknown"),
];

/// The sentences that have a blank for the script, and what the blank is called.
const BLANKS: [(&str, &str, &str); 5] = [
    ("heard", "site-heard", "time"),
    ("lost", "site-lost", "time"),
    ("used", "site-used", "time"),
    ("seconds", "duration-seconds", "count"),
    ("minutes", "duration-minutes", "count"),
];

/// The files that stay as they are while the tables play.
pub(super) fn page(title: &str, delay: Duration, text: &Text) -> Vec<SiteFile> {
    let html = include_str!("../../assets/site/index.html");
    let language = match text.language() {
        Language::English => "en",
        Language::Japanese => "ja",
    };
    let title = if title.is_empty() { text.say("hall-heading") } else { super::clip::name(title) };
    let filled = [
        ("{{language}}", language.to_owned()),
        ("{{version}}", env!("CARGO_PKG_VERSION").to_owned()),
        ("{{title}}", escaped(&title)),
        ("{{no-script}}", escaped(&text.say("site-no-script"))),
        ("{{words}}", words(delay, text)),
        ("{{pieces}}", piece_symbols(PieceSet::BrushOne)),
    ];
    let html = filled.into_iter().fold(html.to_owned(), |html, (blank, words)| html.replace(blank, &words));
    let file = |name: &str, text: &str| SiteFile { name: name.to_owned(), bytes: text.as_bytes().to_vec() };
    vec![
        file("site.css", include_str!("../../assets/site/site.css")),
        file("site.js", include_str!("../../assets/site/site.js")),
        file("index.html", &html),
    ]
}

/// The sentences as JSON that can stand in a page.
fn words(delay: Duration, text: &Text) -> String {
    let mut words = Map::new();
    let mut say = |name: &str, value: String| _ = words.insert(name.to_owned(), Value::String(value));
    WORDS.into_iter().for_each(|(name, id)| say(name, text.say(id)));
    BLANKS.into_iter().for_each(|(name, id, blank)| say(name, text.tell(id, &[(blank, "{}".into())])));
    say("black", text.side(Color::Black, false));
    say("white", text.side(Color::White, false));
    let delayed = || text.tell("site-delayed", &[("time", text.duration(delay).into())]);
    say("delayed", if delay.is_zero() { String::new() } else { delayed() });
    say("counts", text.tell("site-counts", &[("open", Arg::from("{open}")), ("all", "{all}".into())]));
    say("move", text.tell("site-move", &[("number", "{}".into())]));
    Value::Object(words).to_string().replace('<', "\\u003c")
}

/// Text in HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

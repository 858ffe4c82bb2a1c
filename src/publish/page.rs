//! The page itself: one HTML file, one style sheet, one script, all shipped with the program.

use serde_json::{Map, Value};

use super::publisher::Terms;
use super::shelf::SiteFile;
use crate::mixing::number_of;
use crate::picture::{PieceSet, QrCode, piece_symbols};
use crate::shogi::Color;
use crate::text::{Arg, Language, Text};

/// The sentences of the page, by their names in its script; `{}` is a blank that the script fills.
const WORDS: [(&str, &str); 24] = [
    ("tables", "site-tables"),
    ("standings", "site-standings"),
    ("pairings", "site-pairings"),
    ("rounds", "site-rounds"),
    ("live", "site-live"),
    ("end", "site-end"),
    ("first", "site-first"),
    ("back", "site-back"),
    ("forward", "site-forward"),
    ("flip", "site-flip"),
    ("kif", "site-kif"),
    ("moves", "site-moves"),
    ("start", "site-start"),
    ("empty", "site-empty"),
    ("over", "site-all-over"),
    ("waiting", "site-not-begun"),
    ("silent", "site-silent"),
    ("toMove", "site-to-move"),
    ("board", "site-board"),
    ("hand", "site-hand"),
    ("loading", "site-loading"),
    ("past", "site-past"),
    ("unknown", "site-unknown"),
    ("log", "site-log"),
];

/// The sentences with a blank for the script, and the name of the blank.
const BLANKS: [(&str, &str, &str); 7] = [
    ("heard", "site-heard", "time"),
    ("lost", "site-lost", "time"),
    ("stale", "site-stale", "time"),
    ("ended", "site-ended", "time"),
    ("used", "site-used", "time"),
    ("seconds", "duration-seconds", "count"),
    ("minutes", "duration-minutes", "count"),
];

/// The files that stay as they are while the tables play.
pub(super) struct Page {
    pub(super) files: Vec<SiteFile>,
    /// Differs from that of any other page, so that one that is open sees that it is out of date.
    pub(super) mark: String,
}

/// The page with its terms, in this language.
pub(super) fn page(terms: &Terms, text: &Text) -> Page {
    let (style, script) = (include_str!("../../assets/site/site.css"), include_str!("../../assets/site/site.js"));
    let html = html(terms, text);
    let mark = format!("{:016x}", number_of([html.as_str(), style, script].concat().as_bytes()));
    let file = |name: &str, text: &str| SiteFile { name: name.to_owned(), bytes: text.as_bytes().to_vec() };
    let html = html.replace("{{page}}", &mark);
    Page { files: vec![file("site.css", style), file("site.js", script), file("index.html", &html)], mark }
}

/// The page without its mark.
fn html(terms: &Terms, text: &Text) -> String {
    let language = match text.language() {
        Language::English => "en",
        Language::Japanese => "ja",
    };
    let title = Some(super::clip::name(&terms.title)).filter(|title| !title.is_empty());
    let title = title.unwrap_or_else(|| text.say("site-heading"));
    let filled = [
        ("{{language}}", language.to_owned()),
        ("{{title}}", escaped(&title)),
        ("{{no-script}}", escaped(&text.say("site-no-script"))),
        ("{{code}}", code(terms.address.trim(), text)),
        ("{{words}}", words(terms, text)),
        ("{{pieces}}", piece_symbols(PieceSet::BrushOne)),
    ];
    let html = include_str!("../../assets/site/index.html").to_owned();
    filled.into_iter().fold(html, |html, (blank, words)| html.replace(blank, &words))
}

/// The sentences as JSON that is safe inside a page.
fn words(terms: &Terms, text: &Text) -> String {
    let mut words = Map::new();
    let mut say = |name: &str, value: String| _ = words.insert(name.to_owned(), Value::String(value));
    WORDS.into_iter().for_each(|(name, id)| say(name, text.say(id)));
    BLANKS.into_iter().for_each(|(name, id, blank)| say(name, text.tell(id, &[(blank, "{}".into())])));
    say("black", text.side(Color::Black, false));
    say("white", text.side(Color::White, false));
    let delayed = || text.tell("site-delayed", &[("time", text.duration(terms.delay).into())]);
    say("delayed", if terms.delay.is_zero() { String::new() } else { delayed() });
    say("counts", text.tell("site-counts", &[("open", Arg::from("{open}")), ("all", "{all}".into())]));
    say("move", text.tell("site-move", &[("number", "{}".into())]));
    Value::Object(words).to_string().replace('<', "\\u003c")
}

/// The address of the site as a QR code and in letters; empty without an address, or if no code can hold it.
fn code(address: &str, text: &Text) -> String {
    let Some(code) = QrCode::of(address) else { return String::new() };
    let (size, path) = (code.size_with_margin(), code.svg_path());
    let (label, shown) = (escaped(&text.say("site-code")), escaped(address));
    // Only a web address becomes a link: what was typed might be a script.
    let is_web = ["https://", "http://"].iter().any(|scheme| address.starts_with(scheme));
    let words = if is_web { format!(r#"<a href="{shown}">{shown}</a>"#) } else { shown };
    format!(
        r##"<footer class="code"><svg viewBox="0 0 {size} {size}" role="img" aria-label="{label}"><path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{path}"/></svg><p>{label}<br>{words}</p></footer>"##
    )
}

/// Text in HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

//! Pictures of the site for the manual: a round of a club, in both languages. To make them anew:
//!
//!     KOMADAI_PICTURES=docs/pictures cargo test --test site -- --ignored pictures
#![expect(clippy::disallowed_methods, reason = "the site is written for a browser, which is started")]

#[path = "../../examples/gallery/booklet.rs"]
mod booklet;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use komadai::clock::{AfterMain, Counting, SessionTime, TimeControl};
use komadai::publish::{News, Publisher, Terms};
use komadai::session::MatchCommand;
use komadai::site_folder::SiteFolder;
use komadai::text::{Language, Text};
use komadai::tournament::{Entrant, PairingRules, Seat, TableResult, Tournament};

use crate::browser::{millis, program};
use crate::hall_of_tables::{Table, at};

/// How wide the pictures are.
const WIDTH: u32 = 700;

/// The players of eight tables.
const NAMES: [[&str; 2]; 16] = [
    ["Arai", "新井"],
    ["Baba", "馬場"],
    ["Chiba", "千葉"],
    ["Dubois", "デュボワ"],
    ["Endo", "遠藤"],
    ["Fujita", "藤田"],
    ["Goto", "後藤"],
    ["Hara", "原"],
    ["Ito", "伊藤"],
    ["Jansen", "ヤンセン"],
    ["Kato", "加藤"],
    ["Lee", "李"],
    ["Müller", "ミュラー"],
    ["Noda", "野田"],
    ["Rossi", "ロッシ"],
    ["Sato", "佐藤"],
];

/// Side pawn (横歩取り), a castle (矢倉) and third-file rook (三間飛車), as they are played everywhere.
const LINES: [&str; 3] = [
    "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c 3d3f 3a2b P*8g 8f8e 3f2f 5a4a 3i4h",
    "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h 4a3b 6i7h 5a4a 5i6i 6a5b 2f2e 4b3c 4i5h 7c7d 6g6f 5c5d 5g5f 2b3a 3g3f",
    "7g7f 3c3d 6g6f 8c8d 2h7h 7a6b 5i4h 5a4b 4h3h 4b3b 3h2h 5c5d 3i3h 6a5b 7i6h 8d8e 8h7g 1c1d 1g1f 6b5c 6h6g 3a4b 4i5h",
];

const fn column(language: Language) -> usize {
    match language {
        Language::English => 0,
        Language::Japanese => 1,
    }
}

/// An event whose second round is played, at eight tables.
fn event(language: Language) -> Tournament {
    let (title, column) = (["Club Autumn Open", "秋季クラブ大会"][column(language)], column(language));
    let time = TimeControl { main: Duration::from_secs(900), counting: Counting::Exact, after: AfterMain::Loss };
    let mut event = Tournament::new(title.to_owned(), "jsa-amateur".to_owned(), time);
    event.pairing = Some(PairingRules::default());
    let names: Vec<&str> = NAMES.iter().map(|names| names[column]).collect();
    event.enter((1..).zip(&names).map(|(number, name)| Entrant::new(number, name)).collect());
    let pair = |round: usize| {
        let table = |index: usize| {
            let seat = |at: usize| komadai::session::Player { name: names[at].to_owned(), rank: String::new() };
            let (first, second) = (index * 2, (index * 2 + 1 + (round - 1) * 2) % 16);
            komadai::tournament::Table::new(index as u32 + 1, seat(first), seat(second))
        };
        (0..8).map(table).collect::<Vec<_>>()
    };
    let mut first = pair(1);
    for (index, table) in first.iter_mut().enumerate() {
        let winner = if index % 3 == 1 { Seat::Second } else { Seat::First };
        table.games.push(TableResult::told(Some(winner)));
    }
    event.set_tables(1, first);
    event.set_tables(2, pair(2));
    event
}

/// The tables at various stages of their games.
fn tables(language: Language) -> Vec<(Table, SessionTime)> {
    let table = |number: usize| {
        let dan = format!("{}{}", number % 4 + 1, [" dan", "段"][column(language)]);
        let name = |index: usize| NAMES[index % 16][column(language)];
        let players = [name(number * 2), name(number * 2 + 3)].map(|name| (name, dan.as_str()));
        let mut table = Table::with(number as u32 + 1, players);
        let mut now = SessionTime::default();
        for mv in LINES[number % 3].split_whitespace().take(23 - number * 2) {
            now = now.plus(Duration::from_secs(31 + number as u64 * 17));
            table.session.apply(MatchCommand::Play(mv.parse().unwrap()), now).unwrap();
        }
        match number {
            3 => _ = table.session.apply(MatchCommand::Resign, now).unwrap(),
            5 => _ = table.session.apply(MatchCommand::ArbiterPause, now).unwrap(),
            _ => {}
        }
        (table, now.plus(Duration::from_secs(9)))
    };
    (0..8).map(table).collect()
}

fn publish(path: &Path, language: Language) {
    let mut site = SiteFolder::open(path).unwrap();
    let terms =
        Terms { delay: Duration::from_secs(300), address: "https://example.org/open/".to_owned(), ..Terms::default() };
    let mut publisher = Publisher::new(terms, Text::new(language), site.before());
    publisher.hear(News::Event(Some(Box::new(event(language)))), at(0));
    tables(language).into_iter().for_each(|(mut table, now)| publisher.hear(News::Seen(table.found(now)), at(0)));
    // A page lets clocks run from the moment at which they were read.
    site.write(publisher.files(at(300), millis() + 1_500)).unwrap();
}

#[test]
#[ignore = "it makes the pictures of the manual"]
fn pictures_of_the_site_for_the_manual() {
    let (Some(chromium), Some(node)) =
        (program(&["chromium", "chromium-browser", "google-chrome"]), program(&["node"]))
    else {
        println!("skipped: there is no Chromium or no Node");
        return;
    };
    let pictures = PathBuf::from(std::env::var_os("KOMADAI_PICTURES").unwrap_or_else(|| "target/pictures".into()));
    for (language, name) in [(Language::English, "en"), (Language::Japanese, "ja")] {
        let folder = tempfile::tempdir().unwrap();
        publish(folder.path(), language);
        let into = pictures.join(name);
        std::fs::create_dir_all(&into).unwrap();
        let taken = tempfile::NamedTempFile::with_suffix(".png").unwrap();
        let mut command = Command::new(&node);
        command.arg("tests/site/pictures.mjs").arg(&chromium).arg(folder.path()).arg(taken.path());
        let status = command.current_dir(env!("CARGO_MANIFEST_DIR")).stdout(Stdio::null()).status().unwrap();
        assert!(status.success(), "{language:?}");
        booklet::write(&image::open(taken.path()).unwrap().into_rgb8(), &into.join("site.png"), WIDTH).unwrap();
    }
}

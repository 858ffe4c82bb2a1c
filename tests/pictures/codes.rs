//! QR codes say what they are to say: another library reads them where they are drawn.

use komadai::picture::paper::{PAGE_WIDTH, PaperList, PaperNotation, PaperWords, list, score_sheet};
use komadai::picture::{Pixels, QrCode, pixels};
use komadai::publish::{Before, Publisher, Terms};
use komadai::record::GameTree;
use komadai::shogi::Position;
use komadai::text::{Language, Text};

use crate::formats::rendered;

const ADDRESSES: [&str; 5] = [
    "https://example.org/",
    "http://192.168.178.20:8080/autumn-open/",
    "https://例え.jp/将棋?卓=1&x=<\">",
    "EXAMPLE.ORG",
    "https://example.org/a-long-path/of/an/event/that/somebody/has/put/far/down/in/the/folders/of/a/club/2026/index.html",
];

/// All codes that are found in a picture.
fn read(picture: &Pixels) -> Vec<String> {
    // The codes are black on white, so that one of the colours says it.
    let grey: Vec<u8> = picture.rgba.chunks(4).map(|pixel| pixel[0]).collect();
    found(picture.width as usize, picture.height as usize, &grey)
}

fn found(width: usize, height: usize, grey: &[u8]) -> Vec<String> {
    let mut reader = quircs::Quirc::default();
    let codes = reader.identify(width, height, grey);
    codes.map(|code| String::from_utf8(code.unwrap().decode().unwrap().payload).unwrap()).collect()
}

#[test]
fn the_code_on_a_score_sheet_leads_to_the_site() {
    for language in Language::ALL {
        let tree = GameTree::new(Position::even());
        let words = PaperWords::of(&tree, &Text::new(language));
        assert!(read(&pixels(&score_sheet(&tree, PaperNotation::Japanese, &words)[0], PAGE_WIDTH)).is_empty());
        for address in ADDRESSES {
            let page = &score_sheet(&tree, PaperNotation::Japanese, &words.clone().with_address(address))[0];
            assert!(crate::drawings::stays_on_paper(page));
            assert_eq!(read(&pixels(page, PAGE_WIDTH)), [address]);
        }
    }
}

#[test]
fn the_code_on_a_list_of_pairings_leads_to_the_site() {
    let rows = (1..=30).map(|table| vec![format!("Table {table}"), "Ann".to_owned(), "Bob".to_owned()]).collect();
    let printed = PaperList {
        title: "Autumn open, with a title that is far too long for the page beside a code".repeat(2),
        rows,
        ..PaperList::default()
    };
    for address in ADDRESSES {
        let pages = list(&PaperList { address: address.to_owned(), ..printed.clone() });
        assert!(crate::drawings::stays_on_paper(&pages[0]));
        assert_eq!(read(&pixels(&pages[0], PAGE_WIDTH)), [address]);
    }
}

#[test]
fn the_code_on_the_site_leads_there() {
    for address in ADDRESSES {
        let terms = Terms { address: address.to_owned(), ..Terms::default() };
        let files = Publisher::new(terms, Text::new(Language::English), Before::Nothing).files(Default::default(), 0);
        let html = files.iter().find(|file| file.name == "index.html").unwrap();
        let html = std::str::from_utf8(&html.bytes).unwrap();
        let start = html.find("<svg viewBox=\"0 0 ").unwrap();
        let code = &html[start..start + html[start..].find("</svg>").unwrap() + 6];
        let code = code.replacen("<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"", 1);
        assert_eq!(read(&rendered(&code, 400)), [address]);
    }
}

#[test]
fn a_code_is_read_with_a_spot_on_it() {
    let code = QrCode::of(ADDRESSES[1]).unwrap();
    let (size, scale) = (code.size_with_margin(), 8);
    let mut dark = vec![false; size * size];
    code.dark_runs().for_each(|run| {
        let start = run.row * size + run.column;
        dark[start..start + run.length].fill(true);
    });
    // A twentieth of it, between the marks in the corners.
    let middle = size / 2;
    (middle - 3..middle + 3).for_each(|row| dark[row * size + middle - 3..row * size + middle + 3].fill(false));
    let width = size * scale;
    let is_dark = |at: usize| dark[at / width / scale * size + at % width / scale];
    let grey: Vec<u8> = (0..width * width).map(|at| if is_dark(at) { 0 } else { 255 }).collect();
    assert_eq!(found(width, width, &grey), [ADDRESSES[1]]);
}

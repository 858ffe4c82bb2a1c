use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use cpu_time::ThreadTime;
use komadai::clock::TimeControl;
use komadai::hall::{FORGOTTEN_AFTER, Found, RecordState};
use komadai::publish::{Before, News, Publisher, SiteFile, Terms};
use komadai::record::import;
use komadai::session::Player;
use komadai::shogi::{Position, Sfen, Square};
use komadai::site_folder::SiteFolder;
use komadai::text::{Language, Text};
use komadai::tournament::{self as event, Entrant, Seat, TableResult, Tournament};
use serde_json::Value;

use crate::hall_of_tables::{Dice, Table, at};

/// A folder in memory.
#[derive(Default)]
struct Site(BTreeMap<String, Vec<u8>>);

impl Site {
    fn take(&mut self, files: Vec<SiteFile>) -> usize {
        let count = files.len();
        self.0.extend(files.into_iter().map(|file| (file.name, file.bytes)));
        count
    }

    fn json(&self, name: &str) -> Value {
        serde_json::from_slice(&self.0[name]).unwrap()
    }
}

fn publisher(minutes: u64) -> Publisher {
    let terms = Terms { delay: Duration::from_secs(minutes * 60), ..Terms::default() };
    Publisher::new(terms, Text::new(Language::English), Before::Nothing)
}

/// The position after `changes`, as a page makes it.
fn changed(sfen: &str, changes: &str) -> String {
    let setup = sfen.parse::<Sfen>().unwrap().setup;
    let mut squares: BTreeMap<(u8, u8), String> = BTreeMap::new();
    for (square, piece) in setup.board.iter() {
        let letter = piece.kind.unpromoted().letter().to_string();
        let letter = if piece.color == komadai::shogi::Color::Black { letter } else { letter.to_lowercase() };
        squares.insert(
            (square.file(), square.rank()),
            if piece.kind.is_promoted() { format!("+{letter}") } else { letter },
        );
    }
    let mut hands: BTreeMap<char, u8> = BTreeMap::new();
    for color in komadai::shogi::Color::ALL {
        for (kind, count) in setup.hand(color).iter() {
            let letter = kind.letter();
            hands.insert(
                if color == komadai::shogi::Color::Black { letter } else { letter.to_ascii_lowercase() },
                count,
            );
        }
    }
    let signs: Vec<char> = changes.chars().collect();
    let mut index = 0;
    while index < signs.len() {
        if signs[index] == 'h' {
            let digits: String = signs[index + 2..].iter().take_while(|sign| sign.is_ascii_digit()).collect();
            // The count of a hand is followed by the next hand or by the end.
            hands.insert(signs[index + 1], digits.parse().unwrap());
            index += 2 + digits.len();
            continue;
        }
        let square = (signs[index].to_digit(10).unwrap() as u8, signs[index + 1].to_digit(10).unwrap() as u8);
        let length = if signs[index + 2] == '+' { 2 } else { 1 };
        let piece: String = signs[index + 2..index + 2 + length].iter().collect();
        if piece == "-" {
            squares.remove(&square)
        } else {
            squares.insert(square, piece)
        };
        index += 2 + length;
    }
    hands.retain(|_, count| *count > 0);
    written(&squares, &hands)
}

fn written(squares: &BTreeMap<(u8, u8), String>, hands: &BTreeMap<char, u8>) -> String {
    let rows: Vec<String> = (1..=9)
        .map(|rank| (1..=9).rev().map(|file| squares.get(&(file, rank)).map_or(".", |it| it)).collect())
        .collect();
    let hands: String = hands.iter().map(|(piece, count)| format!("{piece}{count}")).collect();
    format!("{} {hands}", rows.join("/"))
}

#[test]
fn whoever_replays_what_is_written_sees_every_position_of_the_game() {
    let (mut table, mut dice, mut site) = (Table::new(1), Dice(5), Site::default());
    (1..200).for_each(|second| _ = table.play(&mut dice, at(second)));
    let mut publisher = publisher(0);
    publisher.hear(News::Seen(table.found(at(200))), at(200));
    site.take(publisher.files(at(200), 0));
    let game = site.json("game-table-01.json");
    let moves = game["moves"].as_array().unwrap();
    let tree = table.session.tree();
    let line = tree.main_line();
    assert_eq!(moves.len(), line.len() - 1);
    for (index, step) in moves.iter().enumerate() {
        let [before, after] = [line[index], line[index + 1]].map(|node| tree.position_at(node).to_sfen(1));
        assert_eq!(changed(&before, step[1].as_str().unwrap()), changed(&after, ""), "move {}", index + 1);
    }
    assert_eq!(game["start"], Position::even().to_sfen(1));
    assert!(Square::all().count() == 81);
    let record = import(&site.0["game-table-01.kif"]).unwrap();
    assert_eq!(record.tree.main_line().len(), line.len());
}

#[test]
fn nothing_is_told_before_its_time() {
    let (mut table, mut dice, mut site) = (Table::new(1), Dice(5), Site::default());
    let mut publisher = publisher(5);
    let mut told = 0;
    for second in 0..900 {
        if second % 10 == 0 {
            table.play(&mut dice, at(second));
            publisher.hear(News::Seen(table.found(at(second))), at(second));
        }
        site.take(publisher.files(at(second), second as i64 * 1_000));
        if let Some(entry) = site.json("hall.json")["t"].get(0) {
            told = entry.as_str().unwrap().split(' ').nth(3).unwrap().parse().unwrap();
        }
        let allowed = if second < 300 { 0 } else { (second - 300) / 10 + 1 };
        assert_eq!(told, allowed, "at {second} s");
        let moves = site
            .0
            .get("game-table-01.json")
            .map(|_| site.json("game-table-01.json")["moves"].as_array().unwrap().len());
        assert_eq!(moves.unwrap_or_default() as u64, allowed, "at {second} s");
    }
}

#[test]
fn names_are_text_wherever_they_stand() {
    let title = "</title><script>alert(1)</script> \"<&".to_owned();
    let terms = Terms { title, address: "javascript:alert(1)//\"><script>".to_owned(), ..Terms::default() };
    let mut publisher = Publisher::new(terms, Text::new(Language::Japanese), Before::Nothing);
    let mut site = Site::default();
    let mut table = Table::new(1);
    publisher.hear(News::Seen(table.found(at(0))), at(0));
    site.take(publisher.files(at(0), 0));
    let html = String::from_utf8(site.0["index.html"].clone()).unwrap();
    assert_eq!(html.matches("<script").count(), 2, "its own two and no other");
    assert!(!html.contains("href=\"javascript") && !html.contains("<a "), "what is typed is no link");
    assert!(!html.contains("{{") && html.contains("&lt;/title&gt;"), "{html}");
    assert_eq!(site.json("tables.json")["tables"][0]["names"][0], "<script>alert('x')</script>");
    assert!(!String::from_utf8_lossy(&site.0["tables.js"]).contains('\u{202e}'));
}

/// Sixteen tables after `moves` moves, with a publisher that has told of them.
fn sixteen(moves: u64) -> (Vec<Table>, Dice, Publisher, Site) {
    let (mut dice, mut publisher, mut site) = (Dice(11), publisher(0), Site::default());
    let mut tables: Vec<Table> = (1..=16).map(Table::new).collect();
    for table in &mut tables {
        (0..moves).for_each(|second| _ = table.play(&mut dice, at(second * 7)));
        publisher.hear(News::Seen(table.found(at(moves * 7))), at(moves * 7));
    }
    site.take(publisher.files(at(moves * 7), 0));
    (tables, dice, publisher, site)
}

#[test]
fn a_move_at_one_of_sixteen_tables_writes_five_files_and_everybody_asks_for_two_kilobytes() {
    let (mut tables, mut dice, mut publisher, mut site) = sixteen(60);
    let (mut most, mut longest, mut spent) = (0, 0, Vec::new());
    for round in 1..=60 {
        let now = at(420 + round);
        let table = &mut tables[round as usize % 16];
        if !table.play(&mut dice, now) {
            continue;
        }
        let is_over = matches!(table.session.status(), komadai::session::MatchStatus::Over(_));
        let start = ThreadTime::now();
        publisher.hear(News::Seen(table.found(now)), now);
        let files = publisher.files(now, 0);
        spent.push(start.elapsed());
        // An ending is a fact as well.
        most = most.max(files.len() - if is_over { 2 } else { 0 });
        site.take(files);
        longest = longest.max(site.0["hall.json"].len());
    }
    spent.sort();
    println!("files {most}, overview {longest} bytes, processor {:?} to {:?}", spent[spent.len() / 2], spent.last());
    assert_eq!(most, 5);
    assert!(longest <= 2_000, "{longest}");
    assert!(spent[spent.len() / 2] <= Duration::from_millis(20), "{spent:?}");
}

#[test]
fn while_nothing_is_played_only_a_sign_of_life_is_written() {
    let (mut tables, _, mut publisher, mut site) = sixteen(20);
    let mut written = Vec::new();
    for second in 141..=200 {
        if second % 5 == 0 {
            tables.iter_mut().for_each(|table| publisher.hear(News::Seen(table.found(at(second))), at(second)));
        }
        let files = publisher.files(at(second), 0);
        written.extend(files.iter().filter(|file| file.name.starts_with("hall")).map(|file| file.name.clone()));
        site.take(files);
    }
    assert!((10..=14).contains(&written.len()), "{written:?}");
}

#[test]
fn the_last_overview_says_that_publishing_has_ended_and_a_new_run_takes_it_back() {
    let (mut table, mut publisher, mut site) = (Table::new(1), publisher(0), Site::default());
    publisher.hear(News::Seen(table.found(at(1))), at(1));
    site.take(publisher.files(at(1), 1_000));
    assert_eq!(site.json("hall.json")["x"], Value::Null);
    assert!(site.take(publisher.end(at(2), 2_000)) > 0);
    let told = site.json("hall.json");
    assert_eq!((&told["x"], &told["at"]), (&Value::Bool(true), &Value::from(2_000)));
    let mut next = Publisher::new(Terms::default(), Text::new(Language::Japanese), Before::ASite);
    next.hear(News::Seen(table.found(at(3))), at(3));
    site.take(next.files(at(3), 3_000));
    assert_eq!(site.json("hall.json")["x"], Value::Null);
}

/// An event whose first round is over, and whose second has been paired.
fn event_of_two_rounds() -> Tournament {
    let time = TimeControl::sudden_death(Duration::from_secs(900));
    let mut event = Tournament::new("Open".to_owned(), "jsa-amateur".to_owned(), time);
    event.enter((1..).zip(["Ann", "Bob"]).map(|(number, name)| Entrant::new(number, name)).collect());
    let table = || {
        let [first, second] = ["Ann", "Bob"].map(|name| Player { name: name.to_owned(), rank: String::new() });
        event::Table::new(1, first, second)
    };
    let mut played = table();
    played.games.push(TableResult::told(Some(Seat::Second)));
    event.set_tables(1, vec![played]);
    event.set_tables(2, vec![table()]);
    event
}

#[test]
fn every_round_that_has_been_paired_has_a_file_and_goes_with_the_event() {
    let (mut publisher, mut site) = (publisher(0), Site::default());
    let mut event = event_of_two_rounds();
    publisher.hear(News::Event(Some(Box::new(event.clone()))), at(1));
    site.take(publisher.files(at(1), 1_000));
    let told = site.json("event.json");
    assert_eq!(told["round"], 2);
    let rounds = told["rounds"].as_array().unwrap();
    let names: Vec<_> = rounds.iter().map(|round| (round[0].clone(), round[1].clone())).collect();
    assert_eq!(names, [(1.into(), "Round 1".into()), (2.into(), "Round 2".into())]);
    let row = |round: u32| site.json(&format!("round-{round}.json"))["pairings"][0].to_string();
    assert!(row(1).contains('●') && !row(2).contains('●'), "{} {}", row(1), row(2));
    event.set_tables(2, Vec::new());
    publisher.hear(News::Event(Some(Box::new(event))), at(2));
    site.take(publisher.files(at(2), 2_000));
    assert_eq!(site.json("event.json")["round"], 1, "a round without pairings is none yet");
    assert!(publisher.names().unwrap().contains("round-1.json") && !publisher.names().unwrap().contains("round-2.js"));
    publisher.hear(News::Event(None), at(3));
    site.take(publisher.files(at(3), 3_000));
    let names = publisher.names().unwrap();
    assert!(!names.iter().any(|name| name.starts_with("round") || name.starts_with("event")), "{names:?}");
}

#[test]
fn what_was_written_is_part_of_the_site_until_its_game_is_gone() {
    let (mut publisher, mut site) = (publisher(0), Site::default());
    let mut tables = [Table::new(1), Table::new(2)];
    assert_eq!(publisher.names(), None, "an earlier run may have written something else");
    tables.iter_mut().for_each(|table| publisher.hear(News::Seen(table.found(at(1))), at(1)));
    site.take(publisher.files(at(1), 1_000));
    assert_eq!(publisher.names(), Some(site.0.keys().cloned().collect()));
    publisher.hear(News::Gone("table-02".to_owned()), at(2));
    site.take(publisher.files(at(2), 2_000));
    assert!(publisher.names().unwrap().contains("game-table-02.kif"), "a network folder may come back");
    site.take(publisher.files(at(2 + FORGOTTEN_AFTER.as_secs()), 200_000));
    let gone = &site.0.keys().cloned().collect() - &publisher.names().unwrap();
    let expected = ["game-table-02.js", "game-table-02.json", "game-table-02.kif"].map(str::to_owned);
    assert_eq!(gone, BTreeSet::from(expected));
}

#[test]
fn of_a_damaged_record_the_site_says_so() {
    let (mut publisher, mut site, mut table) = (publisher(0), Site::default(), Table::new(1));
    let mut note = |state: RecordState, second: u64| {
        publisher.hear(News::Seen(Found { state, ..table.found(at(second)) }), at(second));
        site.take(publisher.files(at(second), 0));
        site.json("tables.json")["tables"][0]["note"].as_str().unwrap_or_default().to_owned()
    };
    assert_eq!(note(RecordState::Whole, 1), "");
    assert_eq!(note(RecordState::BeingWritten, 2), "");
    assert!(note(RecordState::Damaged, 3).contains("damaged"));
    assert_eq!(note(RecordState::Whole, 4), "");
}

#[test]
fn before_the_first_game_there_is_a_sign_of_life_as_well() {
    let (mut publisher, mut site) = (publisher(0), Site::default());
    site.take(publisher.files(at(1), 1_000));
    site.take(publisher.files(at(12), 12_000));
    assert_eq!(site.json("hall.json")["at"], 12_000);
}

#[test]
#[ignore = "it writes a site that is measured by load.mjs"]
fn sixteen_tables_to_be_measured() {
    let folder = std::env::var_os("KOMADAI_SITE").expect("KOMADAI_SITE names a folder");
    let (.., site) = sixteen(100);
    let mut on_disk = SiteFolder::open(folder.as_ref()).unwrap();
    on_disk.write(site.0.into_iter().map(|(name, bytes)| SiteFile { name, bytes }).collect()).unwrap();
}

#[test]
fn memory_stays_flat_while_games_are_played_one_after_the_other() {
    let (mut dice, mut publisher, mut site) = (Dice(17), publisher(0), Site::default());
    let mut sizes = Vec::new();
    for round in 0..6 {
        let mut table = Table::new(1);
        for second in 0..400 {
            let now = at(round * 400 + second);
            if table.play(&mut dice, now) {
                publisher.hear(News::Seen(table.found(now)), now);
            }
            site.take(publisher.files(now, 0));
        }
        // The publisher as text grows as what it holds does.
        sizes.push(format!("{publisher:?}").len());
    }
    println!("{sizes:?}");
    assert!(sizes[5] < sizes[1..5].iter().max().unwrap() * 3 / 2, "{sizes:?}");
}

//! The contents of the files in the pictures.

use std::path::PathBuf;
use std::time::Duration;

use komadai::app::{
    CollectedRecord, Effect, EventNews, Incoming, Machine, ReadEvent, ReadPurpose, RecentGame, RecentRecord,
    RecordsToRead,
};
use komadai::clock::{SessionTime, TimeControl};
use komadai::hall::{LiveGame, Sighting, Venue};
use komadai::picture::{ImageName, PieceImage, PieceImages};
use komadai::record::{GameTree, RecordSummary, import};
use komadai::session::{MatchCommand, MatchSession, MatchSetup, Player};
use komadai::shogi::{PieceKind, Position};
use komadai::tournament::{Seat, TableResult, Tournament, read_pairings};

use crate::room::Room;

/// The most recently used records.
pub const RECENT: [&str; 3] = ["/records/club_game.kifu", "/records/round_2.kif", "/records/lost.kif"];

const CLUB_GAME: &str = include_str!("club_game.kifu");
const SHORT_GAME: &str = "手合割：平手\n先手：Ito\n後手：Kato\n開始日時：2026/11/15\n   1 ７六歩(77)\n   2 ３四歩(33)\n   \
                          3 ６六歩(67)\n   4 ８四歩(83)\n   5 ６八飛(28)\n   6 ６二銀(71)\n   7 投了\n";

const PAIRINGS: &str = "table,player 1,player 1 rank,player 2,player 2 rank,handicap,best of
1,Arai,2 dan,Baba,3 dan,,
2,Chiba,2 dan,Doi,1 dan,,
3,Endo,1 dan,Fuji,1 kyu,,
4,Goto,1 kyu,Hara,2 kyu,,
5,Ito,4 dan,Joko,5 kyu,Rook,
6,Kato,4 kyu,Lee,4 kyu,,
7,Mori,3 dan,Noda,3 dan,,
8,Oda,6 kyu,Park,7 kyu,,3
";

fn tree(text: &str) -> GameTree {
    import(text.as_bytes()).expect("the record is sound").tree
}

/// Opens the game with comments, variations, analyses and bookmarks.
pub fn open(room: &mut Room) {
    let path = PathBuf::from(RECENT[0]);
    room.act(komadai::app::Action::OpenRecord(path.clone()));
    let read = import(room.told(CLUB_GAME).as_bytes()).expect("the record is sound");
    room.receive(Incoming::Record(path, Ok(Box::new(read))));
}

/// What is found for the most recently used records.
pub fn recent(room: &Room) -> Vec<RecentRecord> {
    let read = |text: &str| {
        let tree = tree(&room.told(text));
        let last: Position = tree.position_at(*tree.main_line().last().expect("a line has a start"));
        RecentGame::Read { summary: Box::new(RecordSummary::of(&tree)), last: Box::new(last) }
    };
    let found = [read(CLUB_GAME), read(SHORT_GAME), RecentGame::Missing];
    RECENT.into_iter().zip(found).map(|(path, found)| RecentRecord { path: path.into(), found }).collect()
}

/// Delivers the most recently requested folder listing.
pub fn list(room: &mut Room) {
    let asked = room.effects.iter().rev().find_map(|effect| match effect {
        Effect::ReadCollection(id, RecordsToRead::Folder(_)) => Some(*id),
        _ => None,
    });
    let id = asked.expect("a folder is to be read");
    let record = |(name, text): (&str, Option<&str>)| CollectedRecord {
        path: PathBuf::from("/records").join(name),
        summary: text.map(|text| RecordSummary::of(&tree(&room.told(text)))),
    };
    let lying = [
        ("club_game.kifu", Some(CLUB_GAME)),
        ("round_2.kif", Some(SHORT_GAME)),
        ("notes.kif", None),
        ("practice.kif", Some("手合割：香落ち\n下手：Oda\n上手：Arai\n   1 ３四歩(33)\n   2 中断\n")),
    ];
    let collected = lying.map(record).to_vec();
    room.receive(Incoming::Collected(id, collected));
    room.receive(Incoming::CollectionRead(id, Ok(Some(PathBuf::from("/records")))));
}

/// Images of pieces as somebody might have drawn them: a ring for each kind. The one of the tokin is missing.
pub fn piece_images() -> PieceImages {
    let mut images = PieceImages::default();
    for (number, name) in ImageName::all().filter(|name| name.kind != PieceKind::Tokin).enumerate() {
        let colour = if name.kind.is_promoted() { "#b02a1c" } else { "#23406e" };
        let drawn = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 90 100'>\
             <path d='M45 4 76 20 86 96H4L14 20Z' fill='#f7e7c3' stroke='#6b4a1d' stroke-width='3'/>\
             <circle cx='45' cy='58' r='{}' fill='none' stroke='{colour}' stroke-width='9'/></svg>",
            10 + number % 4 * 6
        );
        images.take("any.svg", name, PieceImage::read(drawn.as_bytes(), true));
    }
    images
}

/// An event with eight tables, some of them finished.
pub fn event(room: &Room) -> Incoming {
    event_read(room, ReadPurpose::Open)
}

/// The same, read before one of its games is started.
pub fn event_again(room: &Room) -> Incoming {
    event_read(room, ReadPurpose::Start)
}

/// Where it lies.
pub const EVENT_FILE: &str = "/records/club_open.ron";

fn event_read(room: &Room, purpose: ReadPurpose) -> Incoming {
    let time = TimeControl::sudden_death(Duration::from_secs(30 * 60));
    let mut event = Tournament::new(room.told("Club Open"), "jsa_amateur27".to_owned(), time);
    let tables =
        read_pairings("pairings.csv", room.told(PAIRINGS).as_bytes()).expect("the list is sound").rounds.remove(0).1;
    event.set_tables(1, tables);
    let round = event.round_mut(1);
    round.starts = "10:30".parse().ok();
    round.lasts = Some(Duration::from_secs(90 * 60));
    for (table, winner) in [(2, Some(Seat::Second)), (4, Some(Seat::First)), (6, None)] {
        let place = komadai::tournament::GamePlace { round: 1, table, game: 1 };
        event.note_result(place, TableResult::told(winner));
    }
    let read = ReadEvent { event, checksum: 0 };
    Incoming::Event(EventNews::Read(EVENT_FILE.into(), purpose, Ok(Box::new(read))))
}

/// Players, as they come from a list.
pub const PLAYERS: &str = "name,also,rank,club,rating
佐藤春,Sato Haru,3-dan,Berlin,1980
荒井健,Arai Ken,2-dan,Tokyo,1850
馬場結,Baba Yui,1-dan,Tokyo,1700
Chiba Mei,,1k,London,1600
Doi Jun,,2k,London,1500
Endo Rio,,3k,Berlin,1400
Fujita Sho,,4k,Paris,1310
Goto Nao,,5k,Paris,1210
Hara Ann,,10 stars,Paris,
";

/// An event of nine players, the first round of which has been played.
pub fn club_day(room: &Room) -> Incoming {
    let time = TimeControl::byoyomi(Duration::from_secs(20 * 60), Duration::from_secs(40));
    let mut event = Tournament::new(room.told("Club Open"), "fesa".to_owned(), time);
    event.handicaps = Some(komadai::rules::HandicapTable::jsa_dojo());
    event.enter(komadai::tournament::read_players("list.csv", PLAYERS.as_bytes()).expect("the list is sound").players);
    event.players[6].withdrawn_after = Some(1);
    let proposal = event.propose(1, 0).expect("nobody has played yet");
    event.publish(&proposal);
    for table in 1..=4 {
        let place = komadai::tournament::GamePlace { round: 1, table, game: 1 };
        event.note_result(place, TableResult::told((table != 3).then_some(Seat::First)));
    }
    let read = ReadEvent { event, checksum: 0 };
    Incoming::Event(EventNews::Read("/records/club_day.ron".into(), ReadPurpose::Open, Ok(Box::new(read))))
}

/// The machine in the pictures.
pub fn machine() -> Incoming {
    let place = |path: &str| Some(PathBuf::from(path));
    Incoming::Machine(Machine {
        name: "desk-3".to_owned(),
        system: "linux x86_64, Wayland".to_owned(),
        settings: place("/home/club/.config/komadai/settings.ron"),
        journals: place("/home/club/.local/state/komadai/journals"),
        reports: place("/home/club/.local/state/komadai/reports"),
        records: place("/home/club/Documents"),
        home: place("/home/club"),
    })
}

/// The games at eight tables of a hall, at various stages.
pub fn hall(room: &Room) -> Vec<(Sighting, Duration)> {
    let names = [
        "Arai", "Baba", "Chiba", "Doi", "Endo", "Fuji", "Goto", "Hara", "Ito", "Joko", "Kato", "Lee", "Mori", "Noda",
        "Oda", "Park",
    ];
    let lines = [SIDE_PAWN, YAGURA, THIRD_FILE, YAGURA, SIDE_PAWN, THIRD_FILE];
    let table = |number: usize| {
        let time = [TimeControl::byoyomi(Duration::from_secs(300), Duration::from_secs(30)); 2];
        let players = [names[number * 2], names[number * 2 + 1]];
        let players =
            players.map(|name| Player { name: room.told(name), rank: room.told(&format!("{} dan", number % 4 + 1)) });
        let mut session = MatchSession::new(MatchSetup { time, players, ..MatchSetup::default() });
        let pace = Duration::from_secs(11 + number as u64 * 5);
        let moves: Vec<&str> = lines[number % 6].split_whitespace().take(23 - number * 2).collect();
        let mut now = SessionTime::default();
        for mv in moves {
            now = now.plus(pace);
            session.apply(MatchCommand::Play(mv.parse().expect("it is a move")), now).expect("it can be played");
        }
        match number {
            3 => _ = session.apply(MatchCommand::Resign, now).expect("anybody may"),
            5 => _ = session.apply(MatchCommand::ArbiterPause, now).expect("anybody may"),
            _ => {}
        }
        let place = Venue { table: Some(number as u32 + 1), ..Venue::default() };
        let live = LiveGame { beat: 1, ..LiveGame::of(&session, now.plus(Duration::from_secs(4)), &place) };
        let name = format!("table-{:02}", number + 1);
        (Sighting::of(&name, Some(session.tree()), Some(&live)).expect("there is a game"), Duration::ZERO)
    };
    (0..8).map(table).collect()
}

/// 横歩取り
pub const SIDE_PAWN: &str = "7g7f 3c3d 2g2f 8c8d 2f2e 8d8e 6i7h 4a3b 2e2d 2c2d 2h2d 8e8f 8g8f 8b8f 2d3d 2b3c \
                             3d3f 3a2b P*8g 8f8e 3f2f 5a4a 3i4h";
/// 矢倉
pub const YAGURA: &str = "7g7f 8c8d 7i6h 3c3d 6h7g 7a6b 2g2f 3a4b 3i4h 4a3b 6i7h 5a4a 5i6i 6a5b 2f2e 4b3c 4i5h \
                          7c7d 6g6f 5c5d 5g5f 2b3a 3g3f";
/// 三間飛車
const THIRD_FILE: &str = "7g7f 3c3d 6g6f 8c8d 2h7h 7a6b 5i4h 5a4b 4h3h 4b3b 3h2h 5c5d 3i3h 6a5b 7i6h 8d8e 8h7g \
                          1c1d 1g1f 6b5c 6h6g 3a4b 4i5h";

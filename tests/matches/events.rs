//! Events: what their files hold, where the pairings come from, and what goes out again.

use std::time::Duration;

use komadai::clock::TimeControl;
use komadai::record::{TextEncoding, encode};
use komadai::rules::{EndReason, Outcome, RuleProfile};
use komadai::shogi::{Color, Handicap};
use komadai::tournament::{PairingsErrorKind, Seat, TableResult, Terms, Tournament, read_pairings, results_csv};

const LIST: &str = "table,player 1,player 1 rank,player 2,player 2 rank,handicap
1,甲,三段,乙,3級,飛落
2,丙,,丁,,
5,戊,2 dan,己,1 dan,Two Pieces
";

fn event() -> Tournament {
    let time = TimeControl::sudden_death(Duration::from_secs(20 * 60));
    let mut event = Tournament::new("第12回 クラブ選手権".to_owned(), "jsa_amateur27".to_owned(), time);
    event.set_tables(1, read_pairings("list.csv", LIST.as_bytes()).unwrap().rounds.remove(0).1);
    event
}

#[test]
fn an_event_that_is_written_is_read_as_it_was() {
    let mut event = event();
    let won = TableResult::of(&Outcome::won(Color::White, EndReason::Resignation), 91, Seat::Second, 2);
    assert!(event.record_result(1, 2, won));
    let text = event.to_ron();
    assert_eq!(Tournament::from_ron("club.ron", &text).unwrap(), event, "{text}");
}

#[test]
fn a_faulty_event_is_told_with_its_line_and_its_field() {
    let text = event().to_ron().replace("number: 5", "number: 2");
    let error = Tournament::from_ron("club.ron", &text).unwrap_err();
    assert_eq!((error.field.as_str(), error.message.as_str()), ("rounds.tables", "round 1 has two tables 2"));
    let text = event().to_ron().replace("profile:", "profil:");
    let error = Tournament::from_ron("club.ron", &text).unwrap_err();
    let line = 1 + text.lines().position(|line| line.contains("profil:")).unwrap();
    assert_eq!((error.name.as_str(), error.line), ("club.ron", line), "{error}\n{text}");
}

#[test]
fn a_list_of_pairings_gives_tables_players_ranks_and_handicaps() {
    let event = event();
    let tables = &event.round(1).unwrap().tables;
    assert_eq!(tables.iter().map(|table| table.number).collect::<Vec<_>>(), [1, 2, 5]);
    assert_eq!(tables[0].terms, Terms::Handicap { by: Seat::First, handicap: Handicap::Rook });
    assert_eq!((tables[0].second.name.as_str(), tables[0].second.rank.as_str()), ("乙", "3級"));
    assert_eq!(tables[1].terms, Terms::Toss);
    assert_eq!(tables[2].terms, Terms::Handicap { by: Seat::First, handicap: Handicap::TwoPieces });
}

#[test]
fn a_list_from_a_japanese_spreadsheet_is_read_in_its_own_encoding_with_its_own_columns() {
    let text = "回戦;卓;先手;先手段位;後手;後手段位\n2;1;甲;初段;乙;二段\n";
    let bytes = encode(text, TextEncoding::Cp932).unwrap();
    let pairings = read_pairings("組合せ.csv", &bytes).unwrap();
    let (round, tables) = &pairings.rounds[0];
    assert_eq!((*round, tables[0].terms), (2, Terms::Black(Seat::First)));
    assert_eq!((tables[0].first.rank.as_str(), tables[0].second.name.as_str()), ("初段", "乙"));
}

#[test]
fn a_list_that_cannot_be_understood_is_refused_with_its_line() {
    let refused = |text: &str| {
        let error = read_pairings("list.csv", text.as_bytes()).unwrap_err();
        (error.line, error.kind)
    };
    assert_eq!(refused("table,player 1,player 2\n"), (1, PairingsErrorKind::Empty));
    assert!(matches!(refused("a,b\n1,2\n"), (1, PairingsErrorKind::NoColumn(_))));
    assert_eq!(refused("table,player 1,player 2\n1,甲,\n"), (2, PairingsErrorKind::NoPlayer));
    assert_eq!(refused("table,player 1,player 2\n1,甲,乙\n1,丙,丁\n"), (3, PairingsErrorKind::TableTwice(1)));
    let unknown = PairingsErrorKind::UnknownHandicap("half a lance".to_owned());
    assert_eq!(refused("player 1,player 2,handicap\n甲,乙,half a lance\n"), (2, unknown));
}

#[test]
fn a_file_of_open_shogi_pairings_gives_every_round_with_the_names_of_its_players() {
    let text = r#"{
        "format_version": 5, "id": "x", "name": "Club Open", "settings": {},
        "players": [
            {"id": "a", "tournament_id": 1, "last_name": "One", "first_name": "Player", "grade": {"kind": "dan", "level": 2}},
            {"id": "b", "tournament_id": 2, "last_name": "Two"}
        ],
        "rounds": [
            {"number": 1, "boards": [{"player1": 1, "player2": 2, "handicap": {"handicap": "2p", "giver": "player1"}}]},
            {"number": 2, "boards": [{"player1": "b", "player2": "a", "handicap": {"handicap": "s", "giver": "player2"}}]}
        ]
    }"#;
    let pairings = read_pairings("club.json", text.as_bytes()).unwrap();
    assert_eq!(pairings.title.as_deref(), Some("Club Open"));
    let first = &pairings.rounds[0].1[0];
    assert_eq!((first.first.name.as_str(), first.first.rank.as_str()), ("Player One", "2 dan"));
    assert_eq!(first.terms, Terms::Handicap { by: Seat::First, handicap: Handicap::TwoPieces });
    let second = &pairings.rounds[1].1[0];
    assert_eq!((second.first.name.as_str(), second.terms), ("Two", Terms::Black(Seat::First)));

    let unknown = text.replace("\"player2\": 2", "\"player2\": 3");
    let error = read_pairings("club.json", unknown.as_bytes()).unwrap_err();
    assert_eq!(error.kind, PairingsErrorKind::UnknownPlayer { round: 1, player: "3".to_owned() });
    let broken = read_pairings("club.json", b"{\n\"name\": 1}").unwrap_err();
    assert_eq!(broken.line, 2);
}

#[test]
fn a_table_sets_up_the_game_that_is_played_at_it() {
    let event = event();
    let table = &event.round(1).unwrap().tables[0];
    let setup = table.setup(table.terms.black().unwrap(), event.time, RuleProfile::default());
    assert_eq!(setup.player(Color::White).name, "甲", "who gives the handicap has White");
    assert_eq!((setup.player(Color::Black).name.as_str(), setup.senior), ("乙", Color::White));
    assert_eq!(setup.start.position(), Handicap::Rook.position());
}

#[test]
fn new_pairings_keep_the_results_of_games_that_are_still_played_by_the_same_two() {
    let mut event = event();
    let won = TableResult::of(&Outcome::won(Color::Black, EndReason::Checkmate), 60, Seat::First, 1);
    event.record_result(1, 2, won.clone());
    event.set_tables(1, read_pairings("list.csv", LIST.replace("戊", "庚").as_bytes()).unwrap().rounds.remove(0).1);
    let tables = &event.round(1).unwrap().tables;
    assert_eq!((tables[1].result.as_ref(), &tables[2].result), (Some(&won), &None));
}

#[test]
fn results_go_out_as_a_list_that_comes_in_again() {
    let mut event = event();
    event.record_result(1, 1, TableResult::of(&Outcome::won(Color::White, EndReason::TimeUp), 120, Seat::Second, 1));
    let csv = results_csv(&event);
    assert_eq!(csv.lines().nth(1), Some("1,1,甲,三段,乙,3級,2,飛車落ち,1,time_up,120,1,"));
    let read = read_pairings("results.csv", csv.as_bytes()).unwrap().rounds.remove(0).1;
    let open: Vec<_> = event
        .round(1)
        .unwrap()
        .tables
        .iter()
        .cloned()
        .map(|mut table| {
            table.result = None;
            table
        })
        .collect();
    assert_eq!(read, open);
}

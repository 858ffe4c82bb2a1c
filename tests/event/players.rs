//! The list of players, in the file of the event and as others bring it.

use std::time::Duration;

use komadai::clock::TimeControl;
use komadai::record::{TextEncoding, encode};
use komadai::session::Player;
use komadai::tournament::{
    Absence, Entrant, PlayersErrorKind, PlayersRemark, Table, Tournament, TournamentFault, read_pairings, read_players,
    results_csv,
};

fn event() -> Tournament {
    Tournament::new("Club".to_owned(), "fesa".to_owned(), TimeControl::sudden_death(Duration::from_secs(600)))
}

fn player(name: &str) -> Player {
    Player { name: name.to_owned(), rank: String::new() }
}

fn names(list: &[Entrant]) -> Vec<&str> {
    list.iter().map(|entrant| entrant.name.as_str()).collect()
}

#[test]
fn an_event_of_version_0_1_is_read_and_written_back_byte_for_byte() {
    let mut now = event();
    now.set_tables(1, vec![Table::new(1, player("甲"), player("乙"))]);
    let text = now.to_ron();
    for new in ["players", "pairing", "byes"] {
        assert!(!text.contains(new), "version 0.1 knows no {new}: {text}");
    }
    let read = Tournament::from_ron("old.ron", &text).unwrap();
    assert_eq!(read.to_ron(), text);
    assert_eq!(names(&read.entrants()), ["甲", "乙"], "whoever was paired takes part");
}

#[test]
fn players_are_kept_in_the_file_and_known_by_all_their_names() {
    let mut event = event();
    let sato = Entrant { also: vec!["Sato Haru".to_owned()], byes: vec![2], ..Entrant::new(7, "佐藤春") };
    event.players = vec![sato, Entrant { withdrawn_after: Some(3), from_round: Some(2), ..Entrant::new(8, "Lee") }];
    event.set_byes(1, vec!["Sato Haru".to_owned()]);
    let read = Tournament::from_ron("club.ron", &event.to_ron()).unwrap();
    assert_eq!(read, event);
    assert_eq!(read.players[0].absence(2), Some(Absence::Asked));
    assert_eq!(
        [1, 2, 4].map(|round| read.players[1].absence(round)),
        [Some(Absence::NotYet), None, Some(Absence::Withdrawn)]
    );
    event.set_tables(1, vec![Table::new(1, player("佐藤春"), player("Lee"))]);
    let fault = Tournament::from_ron("club.ron", &event.to_ron()).unwrap_err().fault;
    assert_eq!(fault, TournamentFault::PlaysTwice { round: 1, name: "佐藤春".to_owned() }, "under either name");
}

#[test]
fn players_who_cannot_be_told_apart_are_a_fault_of_the_file() {
    let faults = [
        (vec![Entrant::new(1, "A"), Entrant::new(1, "B")], TournamentFault::NumberTwice(1)),
        (vec![Entrant::new(1, "A"), Entrant::new(2, "A")], TournamentFault::EnteredTwice("A".to_owned())),
        (vec![Entrant::new(1, " ")], TournamentFault::PlayerWithoutName),
    ];
    for (players, fault) in faults {
        let text = Tournament { players, ..event() }.to_ron();
        let error = Tournament::from_ron("club.ron", &text).unwrap_err();
        assert_eq!((error.field.as_str(), &error.fault), ("players", &fault));
        assert_eq!(error.line, 1 + text.lines().position(|line| line.contains("players:")).unwrap());
    }
}

#[test]
fn a_list_of_players_is_read_in_either_language_and_any_usual_encoding() {
    let list = "番号;氏名;別名;段級位;所属;レーティング;休み\n3;佐藤春;Sato Haru;二段;本部;1500;2/4\n;鈴木;;5級;;;\n";
    for encoding in [TextEncoding::Utf8, TextEncoding::Utf8WithMark, TextEncoding::Cp932, TextEncoding::EucJp] {
        let read = read_players("list.csv", &encode(list, encoding).unwrap()).unwrap();
        assert_eq!(read.remarks, []);
        let sato = &read.players[0];
        assert_eq!((sato.number, sato.rating, &sato.byes[..]), (3, Some(1500), &[2, 4][..]), "{encoding:?}");
        assert_eq!((&sato.also[..], &*sato.club, &*sato.rank), (&["Sato Haru".to_owned()][..], "本部", "二段"));
        assert_eq!((read.players[1].number, &*read.players[1].name), (0, "鈴木"));
    }
}

#[test]
fn quotes_and_line_breaks_in_names_are_taken_and_told_with_their_line() {
    let read = read_players("list.csv", b"name,rank\n\"O\"\"Neill, Ann\",2-dan\n\"Lee\nKim\",Meijin\nX,\n").unwrap();
    assert_eq!(names(&read.players), ["O\"Neill, Ann", "Lee Kim", "X"]);
    let told =
        [(3, PlayersRemark::BrokenName("Lee Kim".to_owned())), (3, PlayersRemark::UnknownRank("Meijin".to_owned()))];
    assert_eq!(read.remarks, told);
}

#[test]
fn a_column_that_is_not_known_is_told_with_its_name() {
    let read = read_players("list.csv", b"name,Rnk,,from_round,CLUB\nA,2-dan,,2,X\n").unwrap();
    assert_eq!(read.remarks, [(1, PlayersRemark::UnknownColumn("Rnk".to_owned()))]);
    assert_eq!((read.players[0].from_round, &*read.players[0].club), (Some(2), "X"));
}

#[test]
fn what_is_no_list_of_players_is_told_with_its_line_and_what_to_do() {
    let faults: [(&[u8], u64, &str); 7] = [
        (b"name\nA\nB\n\nA\n", 5, "A is already on line 2; delete one of the two, or tell them apart by name"),
        (b"no,name\n4,A\n4,B\n", 3, "number 4 is already on line 2; give one of the two another number"),
        (b"name,elo\nA,many\n", 2, "\"many\" is not a number; write a number, or leave the field empty"),
        (b"name,elo\n,1500\n", 2, "a player has no name; add it, or delete the line"),
        (b"who,club\nA,B\n", 1, "no column is called “name”; the first line must name the columns"),
        (b"name\n", 1, "the list is empty"),
        (b"", 1, "no column is called"),
    ];
    for (list, line, told) in faults {
        let error = read_players("list.csv", list).unwrap_err();
        assert!(error.to_string().starts_with(&format!("list.csv:{line}: {told}")), "{error}");
    }
    assert!(matches!(read_players("x", b"\xFF\xFE\0\0x").unwrap_err().kind, PlayersErrorKind::NotText(_)));
}

#[test]
fn ten_thousand_players_are_entered_at_once() {
    let list: String = (1..=10_000).map(|number| format!("Player {number},{}k\n", number % 15 + 1)).collect();
    let mut event = event();
    event.enter(read_players("list.csv", format!("name,rank\n{list}").as_bytes()).unwrap().players);
    assert_eq!((event.players.len(), event.players[9_999].number, event.fault()), (10_000, 10_000, None));
}

#[test]
fn who_is_on_the_list_already_by_any_name_is_brought_up_to_date_and_not_entered_twice() {
    let mut event = event();
    event.players = vec![Entrant { also: vec!["Sato Haru".to_owned()], ..Entrant::new(4, "佐藤春") }];
    let list = read_players("l", "name,rank,withdrawn after\nSato Haru,2-dan,3\nLee,,\n".as_bytes()).unwrap();
    event.enter(list.players);
    assert_eq!(names(&event.players), ["佐藤春", "Lee"]);
    assert_eq!((event.players[0].withdrawn_after, &*event.players[0].rank), (Some(3), "2-dan"));
    assert_eq!(event.players[1].number, 5);
}

#[test]
fn a_list_of_pairings_may_have_byes_and_what_is_exported_brings_them_back() {
    let list = "round,player 1,player 2\n1,A,B\n1,C,bye\n2,不戦勝,A\n2,B,C\n";
    let pairings = read_pairings("p.csv", list.as_bytes()).unwrap();
    assert_eq!((pairings.byes_in(1), pairings.byes_in(2)), (vec!["C".to_owned()], vec!["A".to_owned()]));
    let mut event = event();
    for (round, tables) in &pairings.rounds {
        event.set_tables(*round, tables.clone());
        event.set_byes(*round, pairings.byes_in(*round));
    }
    let again = read_pairings("again.csv", results_csv(&event).as_bytes()).unwrap();
    assert_eq!((again.byes, again.rounds.len()), (pairings.byes, 2));
}

#[test]
fn an_event_of_openshogipairings_brings_its_byes() {
    let saved = r#"{"name": "Open", "players": [{"id": "a", "last_name": "Sato"}, {"id": "b", "last_name": "Lee"},
        {"id": "c", "last_name": "Kim"}], "rounds": [{"number": 1, "boards": [{"player1": "a", "player2": "b"}], "bye": "c"},
        {"number": 2, "boards": [{"player1": "c", "player2": "b"}]}]}"#;
    let pairings = read_pairings("open.json", saved.as_bytes()).unwrap();
    assert_eq!(pairings.byes, [(1, "Kim".to_owned())]);
    let error = read_pairings("open.json", saved.replace("\"bye\": \"c\"", "\"bye\": \"d\"").as_bytes()).unwrap_err();
    assert!(error.to_string().contains("round 1 names a player d"), "{error}");
}

#[test]
fn an_entry_goes_to_the_first_of_the_list_who_has_any_of_its_names() {
    let mut dice = crate::random::Dice::new(20);
    for _ in 0..500 {
        let mut event = event();
        for _ in 0..12 {
            let mut name = || format!("P{}", dice.below(9));
            let entrant = Entrant { also: vec![name()], ..Entrant::new(0, &name()) };
            let there = |it: &&Entrant| entrant.names().any(|name| it.is_called(name));
            let expected = event.players.iter().find(there).map(|it| it.number);
            let (before, after) = (event.players.len(), entrant.clone());
            event.enter(vec![entrant]);
            match expected {
                Some(number) => {
                    let player = event.players.iter().find(|it| it.number == number).unwrap();
                    assert!(after.names().all(|name| player.is_called(name)) && event.players.len() == before);
                }
                None => assert_eq!(event.players.len(), before + 1),
            }
        }
    }
}

#[test]
fn a_list_of_a_hundred_thousand_is_entered_without_looking_through_it_for_each() {
    let list = || (0..100_000).map(|number| Entrant::new(0, &format!("P{number}"))).collect::<Vec<_>>();
    let mut event = event();
    let began = std::time::Instant::now();
    event.enter(list());
    event.enter(list());
    assert_eq!((event.players.len(), event.players.last().unwrap().number), (100_000, 100_000));
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
}

#[test]
fn a_name_with_a_comma_and_a_list_without_the_names_of_its_columns_are_told_as_such() {
    let refused = |text: &str| {
        let error = read_players("list.csv", text.as_bytes()).unwrap_err();
        (error.line, error.kind)
    };
    let told = PlayersErrorKind::TooManyCells("1-dan".to_owned());
    assert_eq!(refused("name,rank\nArai,2-dan\nJones, Bob,1-dan\n"), (3, told));
    assert!(read_players("list.csv", b"name,rank\n\"Jones, Bob\",1-dan\nLee,1k,,\n").is_ok());
    assert_eq!(refused("Arai\nBaba\n"), (1, PlayersErrorKind::OneColumn("Arai".to_owned())));
    assert_eq!(names(&read_players("list.csv", b"name\nArai\nBaba\n").unwrap().players), ["Arai", "Baba"]);
}

//! Events: what their files hold, where pairings come from, and what is exported.

use std::time::Duration;

use komadai::clock::TimeControl;
use komadai::journal::{Scribe, recover};
use komadai::record::{TextEncoding, encode};
use komadai::rules::{
    BySide, DeclarationReport, DeclarationTerms, EndReason, Foul, FoulKind, HandicapCredit, Outcome, PositionHistory,
    RuleProfile, Verdict,
};
use komadai::session::MatchSession;
use komadai::shogi::{Color, Handicap, Position};
use komadai::tournament::{
    BoardWords, GamePlace, InPlay, Mark, PairingRules, PairingsErrorKind, ResultEntry, Round, Score, Seat, System,
    Table, TableResult, TableTime, Terms, Tournament, TournamentFault, Until, notice_board, read_pairings, results_csv,
};

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

fn first_game(round: u32, table: u32) -> GamePlace {
    GamePlace { round, table, game: 1 }
}

#[test]
fn the_time_of_a_pairing_goes_with_its_players_whichever_side_they_have() {
    let minutes = |count: u64| TimeControl::sudden_death(Duration::from_secs(count * 60));
    let mut event = event();
    event.table_mut(1, 2).unwrap().time = Some(TableTime::new([minutes(5), minutes(45)]));
    let event = Tournament::from_ron("club.ron", &event.to_ron()).unwrap();
    let profile = RuleProfile::shipped(&event.profile).unwrap();
    let times = |table, black| event.table(1, table).unwrap().setup(black, event.time, profile.clone()).time;
    assert_eq!(times(2, Seat::First), [minutes(5), minutes(45)]);
    assert_eq!(times(2, Seat::Second), [minutes(45), minutes(5)]);
    assert_eq!(times(1, Seat::Second), [minutes(20); 2], "the others have the time of the event");
}

#[test]
fn an_event_that_is_written_is_read_as_it_was() {
    let mut event = event();
    let won = TableResult::of(&Verdict::plain(Outcome::won(Color::White, EndReason::Resignation)), 91, Seat::Second, 2);
    assert_eq!(event.note_result(first_game(1, 2), won), ResultEntry::Noted);
    let text = event.to_ron();
    assert_eq!(Tournament::from_ron("club.ron", &text).unwrap(), event, "{text}");
}

#[test]
fn a_declaration_that_failed_is_not_called_one_in_the_results() {
    let position = Position::from_sfen("2SGS4/+B+RGKGLLRB/3G5/9/7pp/8k/9/9/9 b - 1").unwrap();
    let terms =
        DeclarationTerms { to_win: BySide { black: 54, white: 54 }, drawn_from: None, ..DeclarationTerms::POINTS_27 };
    let history = PositionHistory::starting_from(&position);
    let verdict = DeclarationReport::of(&position, &history, terms, HandicapCredit::Off).verdict().unwrap();
    let result = TableResult::of(&verdict, 0, Seat::First, 1);
    assert_eq!((result.winner, result.reason_code().as_deref()), (Some(Seat::Second), Some("failed_declaration")));
}

#[test]
fn a_faulty_event_is_told_with_its_line_and_its_field() {
    let text = event().to_ron().replace("number: 5", "number: 2");
    let error = Tournament::from_ron("club.ron", &text).unwrap_err();
    assert_eq!(
        (error.field.as_str(), error.fault),
        ("rounds.tables", TournamentFault::TableTwice { round: 1, table: 2 })
    );
    let text = event().to_ron().replace("profile:", "profil:");
    let error = Tournament::from_ron("club.ron", &text).unwrap_err();
    let line = 1 + text.lines().position(|line| line.contains("profil:")).unwrap();
    assert_eq!((error.name.as_str(), error.line), ("club.ron", line), "{error}\n{text}");
}

#[test]
fn teams_without_boards_are_told_with_their_line() {
    let pairing = |boards| Some(PairingRules { system: System::teams(boards), ..PairingRules::default() });
    let of_teams = |boards| Tournament { pairing: pairing(boards), ..event() }.to_ron();
    assert!(Tournament::from_ron("club.ron", &of_teams(1)).is_ok());
    let text = of_teams(0);
    let error = Tournament::from_ron("club.ron", &text).unwrap_err();
    let line = 1 + text.lines().position(|line| line.contains("boards: 0")).unwrap();
    assert_eq!((error.line, error.fault), (line, TournamentFault::NoBoards), "{text}");
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
    assert_eq!(refused("player 1|player 2\n1|2\n"), (1, PairingsErrorKind::OneColumn("player 1|player 2".to_owned())));
    let comma = PairingsErrorKind::TooManyCells("Bob".to_owned());
    assert_eq!(refused("player 1,player 2\nArai,Jones, Bob\n"), (2, comma));
    assert!(read_pairings("list.csv", b"player 1,player 2\nArai,Baba,,\n").is_ok(), "empty cells say nothing");
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
    let won = TableResult::of(&Verdict::plain(Outcome::won(Color::Black, EndReason::Checkmate)), 60, Seat::First, 1);
    event.note_result(first_game(1, 2), won.clone());
    event.set_tables(1, read_pairings("list.csv", LIST.replace("戊", "庚").as_bytes()).unwrap().rounds.remove(0).1);
    let tables = &event.round(1).unwrap().tables;
    assert_eq!((&tables[1].games[..], &tables[2].games[..]), (&[won][..], &[][..]));
}

#[test]
fn results_go_out_as_a_list_that_comes_in_again() {
    let mut event = event();
    event.table_mut(1, 5).unwrap().terms = Terms::Handicap { by: Seat::Second, handicap: Handicap::Bishop };
    event.note_result(
        first_game(1, 1),
        TableResult::of(&Verdict::plain(Outcome::won(Color::White, EndReason::TimeUp)), 120, Seat::Second, 1),
    );
    let csv = results_csv(&event);
    assert_eq!(csv.lines().nth(1), Some("1,1,甲,三段,乙,3級,2,rook,1,1,1,time_up,120,1,1,0,"));
    let read = read_pairings("results.csv", csv.as_bytes()).unwrap().rounds.remove(0).1;
    let open: Vec<_> = event
        .round(1)
        .unwrap()
        .tables
        .iter()
        .cloned()
        .map(|mut table| {
            table.games.clear();
            table
        })
        .collect();
    assert_eq!(read, open);
}

/// A best-of-three at table 2, with nothing played yet.
fn series() -> Tournament {
    let mut event = event();
    event.table_mut(1, 2).unwrap().best_of = 3;
    event
}

fn play(event: &mut Tournament, game: u32, winner: Option<Seat>, black: Seat, attempt: u32) {
    let result = TableResult { black: Some(black), attempt, ..TableResult::told(winner) };
    assert_eq!(event.note_result(GamePlace { round: 1, table: 2, game }, result), ResultEntry::Noted);
}

#[test]
fn a_series_is_over_when_more_than_half_of_its_games_are_won_and_not_before() {
    let mut event = series();
    play(&mut event, 1, Some(Seat::First), Seat::First, 1);
    let table = |event: &Tournament| event.table(1, 2).unwrap().clone();
    assert_eq!((table(&event).score(), table(&event).is_over()), (Score { first: 1, second: 0 }, false));
    play(&mut event, 2, Some(Seat::Second), Seat::Second, 1);
    assert_eq!((table(&event).winner(), table(&event).next_game()), (None, 3));
    play(&mut event, 3, Some(Seat::Second), Seat::First, 2);
    assert_eq!((table(&event).winner(), table(&event).is_over()), (Some(Seat::Second), true));
    assert_eq!([Seat::First, Seat::Second].map(|seat| table(&event).mark(seat)), [Mark::Lost, Mark::Won]);
}

#[test]
fn a_series_in_which_nobody_wins_more_is_over_after_its_last_game() {
    let mut event = series();
    play(&mut event, 1, Some(Seat::First), Seat::First, 1);
    play(&mut event, 2, None, Seat::Second, 1);
    assert!(!event.table(1, 2).unwrap().is_over());
    play(&mut event, 3, Some(Seat::Second), Seat::First, 1);
    let table = event.table(1, 2).unwrap();
    assert_eq!((table.is_over(), table.winner(), table.mark(Seat::First)), (true, None, Mark::Drawn));
}

#[test]
fn the_players_of_a_series_alternate_from_the_game_that_counted() {
    let mut event = series();
    let next = |event: &Tournament| event.table(1, 2).unwrap().next_black();
    assert_eq!(next(&event), None, "the pawns are tossed");
    play(&mut event, 1, Some(Seat::First), Seat::Second, 2);
    assert_eq!(next(&event), Some(Seat::First));
    event.note_result(GamePlace { round: 1, table: 2, game: 2 }, TableResult::told(Some(Seat::Second)));
    assert_eq!(next(&event), Some(Seat::Second), "nobody told who had Black in between");
    event.table_mut(1, 2).unwrap().terms = Terms::Handicap { by: Seat::First, handicap: Handicap::Rook };
    assert_eq!(next(&event), Some(Seat::Second), "who gives a handicap has White in every game");
}

#[test]
fn a_game_knows_its_place_and_the_score_before_it_and_finds_its_way_back() {
    let mut event = series();
    play(&mut event, 1, Some(Seat::Second), Seat::First, 1);
    let mut setup = event.setup(1, 2, Seat::Second, RuleProfile::default()).unwrap();
    let game = setup.event.clone().unwrap();
    assert_eq!((game.round, game.table, game.game, game.best_of, game.wins), (1, 2, 2, 3, [1, 0]));
    assert_eq!(event.place_of(&setup), Some((GamePlace { round: 1, table: 2, game: 2 }, Seat::Second)));
    setup.swap_sides();
    assert_eq!(event.place_of(&setup).unwrap().1, Seat::First);
    assert_eq!(setup.event.as_ref().unwrap().wins, [0, 1], "a player takes the wins along to the other side");
    setup.players[0].name = "put right".to_owned();
    assert!(event.place_of(&setup).is_some());
    setup.players[1].name = "somebody else".to_owned();
    assert_eq!(event.place_of(&setup), None);
}

#[test]
fn players_without_names_keep_their_seats() {
    let mut event = event();
    event.set_tables(1, vec![Table::new(1, Default::default(), Default::default())]);
    for black in [Seat::First, Seat::Second] {
        let setup = event.setup(1, 1, black, RuleProfile::default()).unwrap();
        assert_eq!(event.place_of(&setup), Some((first_game(1, 1), black)));
    }
}

#[test]
fn a_result_that_is_there_is_never_replaced_without_a_word() {
    let mut event = event();
    let (one, other) = (TableResult::told(Some(Seat::First)), TableResult::told(None));
    assert_eq!(event.note_result(first_game(1, 1), one.clone()), ResultEntry::Noted);
    assert_eq!(event.note_result(first_game(1, 1), other.clone()), ResultEntry::AnotherThere(Box::new(one)));
    assert_eq!(event.replace_result(first_game(1, 1), other.clone()), ResultEntry::Noted);
    assert_eq!(event.table(1, 1).unwrap().games, [other]);
    event.clear_result(first_game(1, 1));
    assert!(event.table(1, 1).unwrap().games.is_empty());
    assert_eq!(event.note_result(first_game(1, 9), TableResult::told(None)), ResultEntry::NoSuchTable);
}

#[test]
fn handicaps_by_rank_are_given_only_where_nobody_has_said_anything() {
    let mut event = event();
    event.handicaps = Some(komadai::rules::HandicapTable::jsa_dojo());
    event.table_mut(1, 2).unwrap().first.rank = "初段".to_owned();
    event.table_mut(1, 2).unwrap().second.rank = "四段".to_owned();
    let before = event.table(1, 5).unwrap().terms;
    event.suggest_handicaps(1);
    let given = Terms::Handicap { by: Seat::Second, handicap: Handicap::Bishop };
    assert_eq!((event.table(1, 2).unwrap().terms, event.table(1, 5).unwrap().terms), (given, before));
}

#[test]
fn everybody_waits_for_the_next_moment_of_the_schedule() {
    let mut event = event();
    let at = |hours: u64, minutes: u64| Duration::from_secs(hours * 3600 + minutes * 60);
    event.round_mut(1).starts = Some("10:00".parse().unwrap());
    event.round_mut(1).lasts = Some(Duration::from_secs(45 * 60));
    event.round_mut(2).starts = Some("11:00".parse().unwrap());
    let seen = |event: &Tournament, now| event.countdown(now).map(|it| (it.round.number, it.until, it.left));
    let minutes = |count: u64| Duration::from_secs(count * 60);
    assert_eq!(seen(&event, at(9, 55)), Some((1, Until::Start, minutes(5))));
    assert_eq!(seen(&event, at(10, 15)), Some((1, Until::End, minutes(30))));
    assert_eq!(seen(&event, at(10, 45)), Some((2, Until::Start, minutes(15))), "its time is over to the second");
    assert_eq!(seen(&event, at(11, 30)), None);
    for table in [1, 2, 5] {
        event.note_result(first_game(1, table), TableResult::told(None));
    }
    assert_eq!(seen(&event, at(10, 15)), Some((2, Until::Start, minutes(45))), "a round that is over ends for nobody");
}

struct Words;

impl BoardWords for Words {
    fn bye(&self) -> String {
        "Bye".to_owned()
    }

    fn round(&self, round: &Round) -> String {
        format!("第{}回戦", round.number)
    }
    fn table(&self, number: u32) -> String {
        format!("{number}卓")
    }
    fn handicap(&self, handicap: Handicap) -> String {
        komadai::record::handicap_name(handicap).to_owned()
    }
    fn reason(&self, reason: &EndReason) -> String {
        reason.code().into_owned()
    }
    fn by_hand(&self) -> String {
        "手入力".to_owned()
    }
    fn legend(&self) -> String {
        "○ 勝ち".to_owned()
    }
}

#[test]
fn the_notice_board_has_straight_columns_whatever_the_names_are_written_in() {
    use unicode_width::UnicodeWidthStr;
    let mut event = event();
    event.table_mut(1, 2).unwrap().first.name = "O'Neill, Äb".to_owned();
    event.table_mut(1, 5).unwrap().first.name = "佐々木勇気之助".to_owned();
    event.note_result(first_game(1, 1), TableResult::by_default(Some(Seat::Second)));
    event.note_result(first_game(1, 2), TableResult::told(None));
    let text = notice_board(&event, event.round(1).unwrap(), &Words);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(&lines[..3], ["第12回 クラブ選手権", "第1回戦", ""]);
    assert_eq!(lines[3], "1卓  ■  ☖ 甲              三段   -  □  ☗ 乙  3級    飛車落ち");
    assert_eq!(lines[4], "2卓  △  O'Neill, Äb               -  △  丁");
    let dash = |line: &str| line.split(" - ").next().unwrap().width_cjk();
    assert_eq!([dash(lines[3]), dash(lines[4])], [dash(lines[5]); 2], "{text}");
}

/// A table with any players and any results.
fn any_table() -> impl proptest::strategy::Strategy<Value = Table> {
    use proptest::prelude::*;
    let name = "[a-z一-三Ａ-Ｃ○△ ]{1,9}";
    (name, name, 1..4_u32, proptest::collection::vec(0..3_u8, 0..4)).prop_map(|(first, second, best_of, winners)| {
        let player = |name| komadai::session::Player { name, rank: String::new() };
        let mut table = Table { best_of, ..Table::new(1, player(first), player(second)) };
        for winner in winners {
            if !table.is_over() {
                let winner = [None, Some(Seat::First), Some(Seat::Second)][usize::from(winner)];
                table.games.push(TableResult::told(winner));
            }
        }
        table
    })
}

proptest::proptest! {
    #[test]
    fn a_series_never_goes_on_after_it_is_over_and_somebody_wins_it_with_the_greater_score(table in any_table()) {
        let (score, games) = (table.score(), u32::try_from(table.games.len()).unwrap());
        proptest::prop_assert!(games <= table.best_of && score.first + score.second <= games);
        match table.winner() {
            Some(winner) => proptest::prop_assert!(score.of(winner) > score.of(winner.other())),
            None => proptest::prop_assert!(!table.is_over() || score.first == score.second),
        }
    }

    #[test]
    fn every_line_of_a_notice_board_is_as_wide_up_to_the_same_column(names in proptest::collection::vec("[a-z一-三Ａ-Ｃ○△]{0,9}", 1..9)) {
        use unicode_width::UnicodeWidthStr;
        let rows: Vec<Vec<String>> = names.iter().map(|name| vec![name.clone(), "|".to_owned()]).collect();
        let text = komadai::tournament::aligned(&rows);
        let is_wide = names.iter().any(|name| name.width() > name.chars().count());
        let width = |line: &str| {
            let before = line.strip_suffix('|').unwrap();
            if is_wide { before.width_cjk() } else { before.width() }
        };
        let widths: Vec<usize> = text.lines().map(width).collect();
        proptest::prop_assert!(widths.iter().all(|it| *it == widths[0]), "{}", text);
    }
}

#[test]
fn the_event_in_the_documentation_can_be_read() {
    let page = include_str!("../../docs/events.md");
    let text = page.split("```ron\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let event = Tournament::from_ron("docs/events.md", text).unwrap();
    let tables = &event.round(1).unwrap().tables;
    assert_eq!((tables[0].handicap(), tables[1].best_of), (Handicap::Bishop, 3));
    let result = "(winner: First, reason: Resignation, plies: 91, black: Second, record: \"open-r1-t01.kifu\")";
    assert!(page.contains(result));
    let played = text.replace("best_of: 3", &format!("best_of: 3, games: [{result}, (winner: Second)]"));
    let event = Tournament::from_ron("docs/events.md", &played).unwrap();
    assert_eq!(event.table(1, 2).unwrap().score(), Score { first: 1, second: 1 });
}

#[test]
fn a_game_that_is_taken_up_after_a_power_cut_knows_its_place_in_the_event() {
    let setup = series().setup(1, 2, Seat::Second, RuleProfile::default()).unwrap();
    let session = MatchSession::new(setup.clone());
    let (_, lines) = Scribe::begin(&session, "2026/11/21 10:00:00");
    let recovered = recover(lines.as_bytes()).unwrap();
    assert_eq!(recovered.session.setup(), &setup);
    assert!(recovered.session.tree().header.iter().any(|line| line == ("表題", "第1回戦 2卓 3番勝負第1局")));
}

#[test]
fn which_foul_ended_a_game_is_kept_by_the_file_and_told_by_the_list() {
    for &kind in FoulKind::ALL {
        let foul = Foul { kind, offender: Color::Black, ply: 31, proof: None };
        let mut event = event();
        event.note_result(first_game(1, 1), TableResult::of(&Verdict::of_foul(foul), 31, Seat::First, 1));
        let text = event.to_ron();
        let read = Tournament::from_ron("club.ron", &text).unwrap();
        assert_eq!(read.result(first_game(1, 1)).unwrap().foul, Some(kind), "{text}");
        let csv = results_csv(&read);
        assert!(csv.contains(&format!(",illegal_move:{},31,", kind.code())), "{csv}");
        read_pairings("results.csv", csv.as_bytes()).unwrap();
    }
}

#[test]
fn a_foul_of_which_a_file_of_before_told_no_kind_is_read() {
    let mut event = event();
    let outcome = Outcome::won(Color::White, EndReason::IllegalMove);
    event.note_result(first_game(1, 1), TableResult::of(&Verdict::plain(outcome), 31, Seat::First, 1));
    let text = event.to_ron();
    assert!(!text.contains("foul"), "{text}");
    assert_eq!(Tournament::from_ron("club.ron", &text).unwrap(), event);
    assert!(results_csv(&event).contains(",illegal_move,31,"));
}

#[test]
fn an_event_is_shown_at_the_round_that_is_to_be_played() {
    let mut event = event();
    let pairings = event.round(1).unwrap().tables.clone();
    let current = |event: &Tournament| event.current_round().map(|round| round.number);
    let mut planned = Tournament::new("plan".to_owned(), "jsa_amateur27".to_owned(), event.time);
    for round in 1..=3 {
        planned.round_mut(round);
    }
    assert_eq!(current(&planned), Some(1), "there are no pairings yet");
    planned.set_tables(1, pairings);
    assert_eq!(current(&planned), Some(1));
    for table in [1, 2, 5] {
        planned.note_result(first_game(1, table), TableResult::told(None));
        event.note_result(first_game(1, table), TableResult::told(None));
    }
    assert_eq!((current(&planned), current(&event)), (Some(2), Some(1)));
}

#[test]
fn a_player_who_is_still_playing_elsewhere_is_known() {
    let mut event = event();
    let again = event.round(1).unwrap().tables.clone();
    event.set_tables(2, again);
    let playing = InPlay::new(1, "10:05".parse().unwrap(), String::new());
    assert!(event.set_in_play(first_game(1, 2), Some(playing)));
    let found = event.still_playing(first_game(2, 2));
    assert_eq!(found.map(|(name, round, table)| (name, round, table.number)), Some(("丙", 1, 2)));
    assert_eq!(event.still_playing(first_game(2, 1)), None);
    assert_eq!(event.still_playing(first_game(1, 2)), None, "that is the game itself");
    event.note_result(first_game(1, 2), TableResult::told(None));
    assert_eq!(event.still_playing(first_game(2, 2)), None, "it is over");
}

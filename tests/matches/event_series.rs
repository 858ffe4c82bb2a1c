//! The results of a series of games in an event.

use std::time::Duration;

use komadai::clock::TimeControl;
use komadai::session::Player;
use komadai::tournament::{GamePlace, ResultEntry, Seat, Table, TableResult, Tournament};

/// A best-of-three at table 2, with nothing played yet.
fn event() -> Tournament {
    let mut event =
        Tournament::new("Cup".to_owned(), "kifu".to_owned(), TimeControl::sudden_death(Duration::from_secs(60)));
    let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
    event.set_tables(1, vec![Table { best_of: 3, ..Table::new(2, player("甲"), player("乙")) }]);
    event
}

fn game(game: u32) -> GamePlace {
    GamePlace { round: 1, table: 2, game }
}

#[test]
fn a_list_that_names_fewer_games_than_were_played_leaves_room_for_their_results() {
    let mut event = event();
    for number in 1..=2 {
        assert_eq!(event.note_result(game(number), TableResult::told(None)), ResultEntry::Noted);
    }
    let again =
        event.round(1).unwrap().tables.iter().map(|table| Table { best_of: 1, games: Vec::new(), ..table.clone() });
    event.set_tables(1, again.collect());
    assert_eq!((event.table(1, 2).unwrap().games.len(), event.fault()), (2, None));
}

#[test]
fn the_results_of_a_series_come_one_after_the_other_and_no_result_comes_twice() {
    let mut event = event();
    let result = TableResult::told(Some(Seat::First));
    for _ in 0..2 {
        assert_eq!(
            event.note_result(game(2), result.clone()),
            ResultEntry::NoSuchTable,
            "nobody has told of the first"
        );
        assert_eq!(event.replace_result(game(2), result.clone()), ResultEntry::NoSuchTable);
    }
    for number in 1..=3 {
        assert_eq!(event.note_result(game(number), result.clone()), ResultEntry::Noted);
    }
    assert_eq!(event.note_result(game(4), result), ResultEntry::NoSuchTable, "it has three games");
    assert_eq!((event.table(1, 2).unwrap().games.len(), event.fault()), (3, None));
}

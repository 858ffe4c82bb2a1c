//! Whatever the arbiter corrects while a game is on a board, its result and what is ruled afterwards belong to its pairing.

use komadai::rules::{EndReason, Grounds, Outcome, ReplaySides, RuleProfile, Sequel, Verdict};
use komadai::session::{MatchSetup, Player};
use komadai::shogi::Color;
use komadai::tournament::{GamePlace, Merged, Seat, Table, TableResult, TimeOfDay, Tournament};

use crate::random::{Dice, event};

const PAIRINGS: u32 = 3;

fn player(name: String, rank: String) -> Player {
    Player { name, rank }
}

/// A round of pairings, each known to this test by the ranks, which nobody changes.
fn round() -> Tournament {
    let mut event = event();
    let seat = |side: char, number: u32| player(format!("{side}{number}"), format!("{side}-{number}"));
    let table = |number| Table::new(number, seat('a', number), seat('b', number));
    event.set_tables(1, (1..=PAIRINGS).map(table).collect());
    event
}

fn pairing(event: &Tournament, number: u32) -> &Table {
    let is_it = |table: &&Table| [&table.first.rank, &table.second.rank].contains(&&format!("a-{number}"));
    event.round(1).unwrap().tables.iter().find(is_it).unwrap()
}

fn seat(table: &Table, number: u32) -> Seat {
    if table.first.rank == format!("a-{number}") { Seat::First } else { Seat::Second }
}

/// As the form about a pairing does it.
fn change(event: &mut Tournament, number: u32, edit: impl FnOnce(&mut Table)) {
    let before = pairing(event, number).clone();
    let mut after = Table { known_as: Vec::new(), ..before.clone() };
    edit(&mut after);
    after.keep_known_as(&before);
    let tables = &mut event.round_mut(1).tables;
    tables.retain(|table| *table != before);
    tables.push(after);
    tables.sort_by_key(|table| table.number);
}

/// The arbiter's machine and one at which a game is played, with the file that both write.
struct Hall {
    file: Tournament,
    known: Tournament,
    /// What the machine plays, and who of the pairing has won it, if it is over.
    game: Option<(u32, MatchSetup, Option<char>)>,
    /// Whether the organiser has removed what the machine has told of its game.
    is_removed: bool,
    /// Whether that was so once: who sits there may be another pairing since, and boards know nothing of that.
    was_removed: bool,
}

fn place(event: &Tournament, number: u32) -> GamePlace {
    GamePlace { round: 1, table: pairing(event, number).number, game: 1 }
}

impl Hall {
    /// The machine writes what it has changed into what others have written. Returns whether everything stands without a question.
    fn write(&mut self, here: &Tournament) -> bool {
        let Merged { event, clashes } = Tournament::merged(&self.known, here, &self.file);
        assert!(clashes.is_empty() || self.was_removed, "{clashes:?}");
        assert_eq!(event.fault(), None);
        assert_eq!(Tournament::from_ron("event.ron", &event.to_ron()).as_ref(), Ok(&event));
        (self.known, self.file) = (event.clone(), event);
        clashes.is_empty()
    }

    fn start(&mut self, number: u32, black: Seat) {
        self.known = self.file.clone();
        let (mut here, place) = (self.known.clone(), place(&self.known, number));
        if self.game.is_some() || !here.can_be_started(place) || here.in_play(place).is_some() {
            return;
        }
        here.start_on("b".to_owned(), TimeOfDay::default(), place, ReplaySides::Kept);
        let setup = here.setup(1, place.table, black, RuleProfile::default()).unwrap();
        self.write(&here);
        (self.game, self.is_removed, self.was_removed) = (Some((number, setup, None)), false, false);
    }

    /// The organiser removes the result of a pairing.
    fn remove(&mut self, number: u32) {
        let place = place(&self.file, number);
        if self.file.in_play(place).is_none() && self.file.result(place).is_some() {
            self.file.clear_result(place);
            self.is_removed |= self.game.as_ref().is_some_and(|(it, ..)| *it == number);
            self.was_removed |= self.is_removed;
        }
    }

    /// The record of the game is saved, and the machine names it in the result, where it knows of one.
    fn save(&mut self) {
        let Some((_, setup, Some(_))) = &self.game else { return };
        let mut here = self.known.clone();
        let place = here.place_of(setup).map(|(place, _)| place);
        assert!(place.is_some() || self.was_removed, "the event has the pairing");
        if let Some((place, result)) = place.and_then(|place| Some((place, here.result(place)?.clone()))) {
            here.replace_result(place, TableResult { record: Some("record.kifu".to_owned()), ..result });
            self.write(&here);
        }
    }

    /// The board tells that one of the two has won: for the first time, or by a ruling. Nothing is told twice.
    fn end(&mut self, winner: char) {
        let Some((number, setup, told)) = self.game.as_mut().filter(|(_, _, told)| *told != Some(winner)) else {
            return;
        };
        let (mut here, is_first) = (self.known.clone(), told.is_none());
        // Once what was played is removed, two others are another pairing.
        let Some((place, black)) = here.place_of(setup) else { return assert!(self.was_removed) };
        let front = here.table(1, place.table).unwrap().player(black).rank.clone();
        assert_eq!(setup.player(Color::Black).rank, front, "who has Black");
        let won = if setup.player(Color::Black).rank.starts_with(winner) { Color::Black } else { Color::White };
        let outcome = Outcome { winner: Some(won), reason: EndReason::Resignation };
        let verdict = Verdict { outcome, grounds: Grounds::Plain, sequel: Sequel::Stands };
        let result = TableResult::of(&verdict, 2, black, 1);
        match is_first {
            true => _ = here.note_result(place, result),
            false => _ = here.replace_result(place, result),
        }
        *told = Some(winner);
        let number = *number;
        let stands = self.write(&here);
        // That is something new, and asked about where it does not stand at once.
        self.is_removed = false;
        if !stands {
            return;
        }
        let table = pairing(&self.file, number);
        let winner = if winner == 'a' { seat(table, number) } else { seat(table, number).other() };
        assert_eq!((table.games.len(), table.games[0].winner), (1, Some(winner)), "{table:?}");
        assert_eq!(table.playing, None);
    }

    /// The arbiter corrects a pairing: its table, either name or both, who is named first, or what a player is called.
    fn correct(&mut self, number: u32, dice: &mut Dice) {
        let free = 10 + dice.below(80) as u32;
        let (is_moved, first, second) = (dice.chance(60), dice.chance(40), dice.chance(40));
        let is_taken = self.file.table(1, free).is_some();
        change(&mut self.file, number, |table| {
            if is_moved && !is_taken {
                table.number = free;
            }
            for (player, is_corrected) in [(&mut table.first, first), (&mut table.second, second)] {
                if is_corrected {
                    player.name = format!("{}{free}", player.rank);
                }
            }
        });
    }

    /// Other software writes both names of the game in play anew, and the machine reads that.
    fn rename_both(&mut self, dice: &mut Dice) {
        let Some((number, _, None)) = &self.game else { return };
        let (at, new) = (place(&self.file, *number).table, 10 + dice.below(80));
        let table = self.file.table_mut(1, at).unwrap();
        for player in [&mut table.first, &mut table.second] {
            player.name = format!("{}, {new}", player.rank);
        }
        self.known = self.file.clone();
    }

    fn step(&mut self, dice: &mut Dice) {
        let number = 1 + dice.below(PAIRINGS as usize) as u32;
        let winner = if dice.chance(50) { 'a' } else { 'b' };
        match dice.below(11) {
            0 | 1 => self.start(number, if dice.chance(50) { Seat::First } else { Seat::Second }),
            2 => self.end(winner),
            // The machine looks, or is killed and starts again.
            3 => self.known = self.file.clone(),
            8 => self.remove(number),
            9 => self.save(),
            10 => self.rename_both(dice),
            4 if self.game.as_ref().is_some_and(|(_, _, told)| told.is_some()) && dice.chance(30) => self.game = None,
            _ => self.correct(number, dice),
        }
        if let Some((number, _, None)) = &self.game {
            let place = place(&self.file, *number);
            assert!(self.file.in_play(place).is_some(), "it is in play, and the event knows: {place:?}");
        }
        if let Some((number, ..)) = self.game.as_ref().filter(|_| self.is_removed) {
            let table = pairing(&self.file, *number);
            assert_eq!(table.games, [], "what was removed does not come back by itself: {table:?}");
        }
    }
}

#[test]
fn what_a_board_tells_reaches_its_pairing_whatever_table_and_names_that_has_by_then() {
    for seed in 1..400 {
        let mut dice = Dice::new(seed);
        let mut hall = Hall { file: round(), known: round(), game: None, is_removed: false, was_removed: false };
        (0..30).for_each(|_| hall.step(&mut dice));
    }
}

#[test]
fn two_others_who_get_the_table_of_a_game_that_never_began_do_not_get_its_result() {
    let mut event = round();
    let board = event.setup(1, 1, Seat::First, RuleProfile::default()).unwrap();
    change(&mut event, 1, |table| {
        (table.first.name, table.second.name) = ("Mori".to_owned(), "Nara".to_owned());
    });
    assert_eq!(event.place_of(&board), None);
}

#[test]
fn whoever_is_named_first_now_the_board_tells_who_has_won() {
    let mut event = round();
    let start = |event: &mut Tournament| {
        event.start_on("b".to_owned(), TimeOfDay::default(), place(event, 1), ReplaySides::Kept);
        event.setup(1, 1, Seat::First, RuleProfile::default()).unwrap()
    };
    let board = start(&mut event);
    for name in ["b1", "b1, corrected"] {
        change(&mut event, 1, |table| {
            std::mem::swap(&mut table.first, &mut table.second);
            table.number = 9;
        });
        change(&mut event, 1, |table| table.first.name = name.to_owned());
        let (place, black) = event.place_of(&board).unwrap();
        assert_eq!((place.table, event.table(1, 9).unwrap().player(black).rank.as_str()), (9, "a-1"));
        change(&mut event, 1, |table| std::mem::swap(&mut table.first, &mut table.second));
    }
}

#[test]
fn a_result_by_hand_over_a_running_game_that_is_removed_again_leaves_it_in_play() {
    let mut event = round();
    event.start_on("b".to_owned(), TimeOfDay::default(), place(&event, 1), ReplaySides::Kept);
    let (place, before) = (place(&event, 1), event.clone());
    for winner in [Some(Seat::First), None] {
        let result = TableResult::told(winner);
        event.note_result(place, result);
        assert!(event.in_play(place).is_none() && event.on_board(place).is_some());
        assert!(event.table(1, 1).unwrap().is_settled(), "the form about it asks");
        let merged = Tournament::merged(&before, &event, &Tournament { title: "Other".to_owned(), ..before.clone() });
        assert!(merged.event.on_board(place).is_some(), "another machine has written meanwhile");
        event.clear_result(place);
        assert_eq!(event, before);
    }
    // The board gives it up meanwhile.
    event.note_result(place, TableResult::told(None));
    event.set_in_play(place, None);
    event.clear_result(place);
    assert_eq!(event.in_play(place), None);
}

#[test]
fn an_earlier_game_whose_result_was_brought_is_on_a_board_until_that_tells_its_end() {
    let mut event = round();
    event.round_mut(1).tables[0].best_of = 3;
    event.start_on("b".to_owned(), TimeOfDay::default(), place(&event, 1), ReplaySides::Kept);
    let place = place(&event, 1);
    event.note_result(place, TableResult::told(Some(Seat::First)));
    let earlier = |event: &Tournament| event.table(1, 1).unwrap().earlier_on_board().map(|it| it.game);
    assert_eq!(earlier(&event), Some(1));
    let mut ended = event.clone();
    ended.replace_result(place, TableResult { plies: Some(20), ..TableResult::told(Some(Seat::Second)) });
    assert_eq!(earlier(&ended), None);
    event.start_on("c".to_owned(), TimeOfDay::default(), GamePlace { game: 2, ..place }, ReplaySides::Kept);
    assert_eq!(earlier(&event), None, "the next one has begun");
}

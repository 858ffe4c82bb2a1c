//! Positions, patterns and filters, asked of an index and of a plain replay.

use std::cmp::Reverse;

use komadai::library::{
    GameFacts, GameFilter, Likeness, MoveTally, Pattern, PlayerFilter, Query, ResultFilter, Sought,
};
use komadai::library_store::{Explored, Freshness, Library, LibraryHit, PlayedMove};
use komadai::record::GameTree;
use komadai::shogi::{Color, Position, Setup, Sfen};

use crate::dice::Dice;
use crate::folders::{Shelf, kif};
use crate::plain::{Moves, answer, moves_of};

/// A game with its file and its number there.
type Game = (std::path::PathBuf, u32, GameTree);

/// Asks both, and compares what they say.
fn compare(shelf: &Shelf, queries: &[Query]) -> usize {
    compare_with(&mut shelf.open(Freshness::UpToDate), &shelf.games(), queries)
}

/// Asks a library, and a plain replay of the games that are to be in it.
fn compare_with(library: &mut Library, games: &[Game], queries: &[Query]) -> usize {
    let mut hits = 0;
    for query in queries {
        let (expected, moves) = answer(games, query);
        let found = library.find(query).unwrap();
        assert_eq!(found.hits, expected, "{query:?}");
        assert_eq!(moves_of(&found.moves), moves, "{query:?}");
        compare_explored(games, &library.explore(query, MOST).unwrap(), &expected, &moves);
        hits += expected.len();
    }
    hits
}

/// So many games are shown.
const MOST: usize = 5;

/// An explorer tells the same moves, and the latest of the games, each where it is found first.
fn compare_explored(games: &[Game], explored: &Explored, expected: &[LibraryHit], moves: &Moves) {
    let tallies: Vec<MoveTally> = explored.moves.iter().map(|it| it.tally).collect();
    assert_eq!(moves_of(&tallies), *moves);
    let mut firsts: Vec<&LibraryHit> = Vec::new();
    for hit in expected {
        if firsts.iter().all(|first| (&first.path, first.number) != (&hit.path, hit.number)) {
            firsts.push(hit);
        }
    }
    assert_eq!(explored.games, firsts.len());
    let facts = |hit: &LibraryHit| {
        let game = games.iter().find(|(path, number, _)| (path.as_path(), *number) == (&*hit.path, hit.number));
        GameFacts::of(&game.unwrap().2)
    };
    for PlayedMove { tally, players: [black, white] } in &explored.moves {
        let is_named = |hit: &&LibraryHit| {
            let facts = facts(hit);
            facts.played_on() == tally.latest && [[black, white], [white, black]].contains(&facts.players.each_ref())
        };
        assert!(expected.iter().any(|hit| is_named(&hit)), "{tally:?} {black} {white}");
    }
    firsts.sort_by_key(|hit| Reverse(facts(hit).played_on()));
    let shown: Vec<(LibraryHit, GameFacts)> =
        explored.shown.iter().map(|game| (game.hit.clone(), (*game.facts).clone())).collect();
    let latest: Vec<(LibraryHit, GameFacts)> =
        firsts.into_iter().take(MOST).map(|hit| (hit.clone(), facts(hit))).collect();
    assert_eq!(shown, latest);
}

/// A position of one of the games.
fn some_position(games: &[Game], dice: &mut Dice) -> Setup {
    let (_, _, tree) = &games[dice.below(games.len())];
    let mut node = GameTree::ROOT;
    for _ in 0..dice.below(30) {
        let children = tree.children(node);
        if children.is_empty() {
            break;
        }
        node = children[dice.below(children.len())];
    }
    tree.position_at(node).setup().clone()
}

fn some_likeness(dice: &mut Dice) -> Likeness {
    Likeness { is_mirrored: dice.chance(40), is_turned: dice.chance(40) }
}

/// A pattern that `setup` matches, as people type it.
fn some_pattern(setup: &Setup, dice: &mut Dice) -> Pattern {
    let sfen = Sfen { setup: setup.clone(), move_number: 1 }.to_string();
    let fields: Vec<&str> = sfen.split(' ').collect();
    let ranks: Vec<&str> = fields[0].split('/').map(|rank| if dice.chance(70) { "*" } else { rank }).collect();
    let turn = if dice.chance(50) { fields[1] } else { "*" };
    let hands = match dice.below(3) {
        0 => "*".to_owned(),
        1 => fields[2].to_owned(),
        _ => format!("={}", fields[2]).replace("=-", "-"),
    };
    format!("{} {turn} {hands}", ranks.join("/")).parse().unwrap()
}

fn some_filter(dice: &mut Dice) -> GameFilter {
    let text = |word: &str, dice: &mut Dice| dice.chance(20).then(|| word.to_owned());
    let color = [None, Some(Color::Black), Some(Color::White)][dice.below(3)];
    let player = dice.chance(20).then(|| PlayerFilter { name: "朝日".to_owned(), color });
    let results = ["black", "white", "none", "won", "lost", "resign"];
    GameFilter {
        players: player.into_iter().collect(),
        event: text("駒台", dice),
        years: dice.chance(20).then_some(2026..=2026),
        handicap: text("落ち", dice),
        result: dice.chance(20).then(|| dice.pick(&results).parse::<ResultFilter>().unwrap()),
        rank: None,
        words: text("好手", dice).into_iter().collect(),
        one_player: Vec::new(),
    }
}

#[test]
fn every_position_of_every_game_is_found_wherever_it_occurs() {
    for seed in 0..4 {
        let shelf = Shelf::random(12, seed);
        let (games, mut dice) = (shelf.games(), Dice::new(seed));
        let queries = (0..60).map(|_| Query {
            likeness: some_likeness(&mut dice),
            ..Query::new(Sought::Position(Box::new(some_position(&games, &mut dice))))
        });
        let queries: Vec<Query> = queries.collect();
        assert!(compare(&shelf, &queries) >= queries.len(), "each was taken from a game");
    }
}

/// Positions that many games have were counted when the index was written, with games that are no longer there.
#[test]
fn what_was_counted_beforehand_leaves_out_what_has_changed_since() {
    for seed in 5..7 {
        let shelf = Shelf::random(10, seed);
        for game in 0..12 {
            let moves = ["７六歩(77)", "２六歩(27)", "５六歩(57)"][game % 3];
            let record =
                format!("開始日時：{}/01/01\n1 {moves}\n2 ３四歩(33)\n3 ６六歩(67)\n4 投了\n", 2000 + game / 2);
            shelf.put(&format!("even/{game}.kifu"), record.as_bytes());
        }
        shelf.settle();
        let all = shelf.games();
        shelf.open(Freshness::UpToDate);
        let mut dice = Dice::new(seed);
        let mut gone = Vec::new();
        for _ in 0..4 {
            let path = all[dice.below(all.len())].0.clone();
            std::fs::write(&path, b"no record any more").unwrap();
            gone.push(path);
            let mut library = shelf.open(Freshness::AsItIs);
            let games: Vec<Game> = all.iter().filter(|(path, ..)| !gone.contains(path)).cloned().collect();
            let positions = (0..6).map(|_| some_position(&all, &mut dice)).chain([Position::even().setup().clone()]);
            let queries: Vec<Query> = positions.map(|setup| Query::new(Sought::Position(Box::new(setup)))).collect();
            compare_with(&mut library, &games, &queries);
        }
    }
}

#[test]
fn patterns_that_last_and_games_of_a_kind_are_those_of_a_plain_replay() {
    for seed in 10..14 {
        let shelf = Shelf::random(10, seed);
        let (games, mut dice) = (shelf.games(), Dice::new(seed));
        let queries = (0..60).map(|_| {
            let setup = some_position(&games, &mut dice);
            let sought = match dice.below(5) {
                0 => Sought::Games,
                1 => Sought::Position(Box::new(setup)),
                2 => Sought::Pattern(Box::new(Pattern::without_hands(&setup))),
                _ => Sought::Pattern(Box::new(some_pattern(&setup, &mut dice))),
            };
            let first = if dice.chance(30) { dice.below(20) as u32 } else { 0 };
            let plies = if dice.chance(30) { first..=first + 15 } else { first..=u32::MAX };
            let lasting = if dice.chance(30) { dice.below(6) as u32 } else { 0 };
            Query { sought, likeness: some_likeness(&mut dice), plies, lasting, filter: some_filter(&mut dice) }
        });
        let queries: Vec<Query> = queries.collect();
        assert!(compare(&shelf, &queries) > 100);
    }
}

/// Not only the year decides, and not the order of the files.
#[test]
fn whoever_played_a_move_last_is_told_and_the_latest_games_come_first() {
    let shelf = Shelf::new();
    let days =
        [("March", "2026/03/03"), ("February", "2026/02/28"), ("November", "2026年11月11日"), ("then", "2026/11")];
    for (file, (name, day)) in days.into_iter().enumerate() {
        let record = format!("開始日時：{day}\n先手：{name}\n1 ２六歩(27)\n2 ３四歩(33)\n3 投了\n");
        shelf.put(&format!("{file}.kifu"), record.as_bytes());
    }
    let mut library = shelf.open(Freshness::UpToDate);
    let query = Query::new(Sought::Position(Box::new(Position::even().setup().clone())));
    let filter = GameFilter { years: Some(2026..=2026), ..GameFilter::default() };
    for query in [Query { filter, ..query.clone() }, query] {
        let explored = library.explore(&query, MOST).unwrap();
        assert_eq!(explored.moves[0].players[0], "November");
        let shown: Vec<&str> = explored.shown.iter().map(|game| game.facts.players[0].as_str()).collect();
        assert_eq!(shown, ["November", "then", "March", "February"]);
    }
}

#[test]
fn a_position_is_a_pattern_that_says_everything() {
    let shelf = Shelf::random(10, 20);
    let (games, mut dice) = (shelf.games(), Dice::new(20));
    let mut library = shelf.open(Freshness::UpToDate);
    for _ in 0..40 {
        let setup = some_position(&games, &mut dice);
        let ask = |sought| Query { likeness: some_likeness(&mut Dice::new(3)), ..Query::new(sought) };
        let by_hash = library.find(&ask(Sought::Position(Box::new(setup.clone())))).unwrap();
        let by_scan = library.find(&ask(Sought::Pattern(Box::new(Pattern::position(&setup))))).unwrap();
        assert_eq!(by_hash, by_scan);
    }
}

#[test]
fn a_game_that_comes_back_to_a_position_counts_once_for_each_move() {
    let shelf = Shelf::new();
    let mut tree = GameTree::new(Position::even());
    let mut node = GameTree::ROOT;
    for text in ["2h3h", "8b7b", "3h2h", "7b8b", "2h3h", "8b7b", "3h2h", "7b8b", "7g7f"] {
        node = tree.play(node, text.parse().unwrap()).unwrap();
    }
    shelf.put("a.kifu", &kif(&[tree]));
    let query = Query::new(Sought::Position(Box::new(Position::even().setup().clone())));
    let found = shelf.find(&query);
    assert_eq!(found.hits.iter().map(|hit| hit.ply).collect::<Vec<_>>(), [0, 4, 8]);
    let moves: Vec<(String, u32)> = found.moves.iter().map(|tally| (tally.mv.to_string(), tally.count)).collect();
    assert_eq!(moves, [("2h3h".to_owned(), 1), ("7g7f".to_owned(), 1)]);
}

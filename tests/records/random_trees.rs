//! Random records: games with variations, comments, bookmarks, times, endings and fouls.

use std::time::Duration;

use komadai::record::{Ending, GameTree, MoveTime, NodeId, handicap_name};
use komadai::rules::{EndReason, Outcome};
use komadai::shogi::{Handicap, Move, PieceKind, Position, Square};

use crate::dice::{Dice, random_game};

const COMMENTS: [&str; 16] = [
    "好手。",
    "",
    " 空白で始まる",
    "*評価値=120",
    "*読み筋=▲２五歩",
    "#詰み=後手勝ち",
    "*印=G7g,R8h2b",
    "#これは注釈",
    "&しおりではない",
    "まで3手で先手の勝ち",
    "変化：3手",
    "   1 ７六歩(77)",
    "手合割：香落ち",
    "〜－― と ｱｲｳ",
    "English, too \\n",
    "鳴る\u{7}",
];

const HEADERS: [(&str, &str); 9] = [
    ("開始日時", "2026/11/21 10:00"),
    ("棋戦", "駒台杯：決勝"),
    ("先手", "朝日　昇"),
    ("後手", ""),
    ("Web Page", "https://example.org/?a=b"),
    ("備考", "一つ目"),
    ("備考", "二つ目"),
    ("手数", "7手"),
    ("記録係", "夕日\u{1b}[31m"),
];

/// A random record of about `moves` moves, always the same for a `seed`.
pub fn random_tree(seed: u64, moves: usize) -> GameTree {
    let mut dice = Dice::new(seed);
    let (start, name) = random_start(&mut dice);
    let mut tree = GameTree::new(start.clone());
    for (key, value) in HEADERS.into_iter().filter(|_| dice.chance(50)) {
        tree.header.push(key, value);
    }
    tree.header.push("手合割", name);
    tree.first_number = if dice.chance(20) { u32::try_from(dice.below(300)).unwrap() + 1 } else { 1 };
    let mut places = vec![(GameTree::ROOT, start)];
    for _ in 0..moves {
        grow(&mut tree, &mut places, &mut dice);
    }
    for (node, position) in &places {
        remark(&mut tree, *node, &mut dice);
        if dice.chance(2) || tree.children(*node).is_empty() && dice.chance(25) {
            foul(&mut tree, *node, position, &mut dice);
        }
        end(&mut tree, *node, position, &mut dice);
    }
    tree
}

fn random_start(dice: &mut Dice) -> (Position, &'static str) {
    let handicap = dice.pick(&Handicap::ALL);
    if dice.chance(70) {
        return (handicap.position(), handicap_name(handicap));
    }
    let (game, plies) = (dice.below(1_000), dice.below(200) + 1);
    let position = random_game(handicap.position(), game, plies).last().unwrap().0;
    (position, dice.pick(&["その他", "平手", "詰将棋", "二枚落ち"]))
}

/// Adds a move, mostly after the latest one and sometimes as a variation anywhere.
fn grow(tree: &mut GameTree, places: &mut Vec<(NodeId, Position)>, dice: &mut Dice) {
    let chosen = if dice.chance(15) { dice.below(places.len()) } else { places.len() - 1 };
    let (parent, position) = places[chosen].clone();
    let moves = position.legal_moves();
    if moves.is_empty() {
        return;
    }
    let mv = dice.pick(&moves);
    let before = tree.children(parent).len();
    let node = tree.play(parent, mv).unwrap();
    if tree.children(parent).len() > before {
        tree.node_mut(node).set_time(dice.chance(80).then(|| random_time(dice)));
        places.push((node, position.after(mv)));
    }
}

fn random_time(dice: &mut Dice) -> MoveTime {
    let [spent, total] = [400, 40_000].map(|limit| Duration::from_secs(dice.below(limit) as u64));
    MoveTime { spent, total }
}

fn remark(tree: &mut GameTree, id: NodeId, dice: &mut Dice) {
    let comments = if dice.chance(20) { dice.below(3) + 1 } else { 0 };
    tree.node_mut(id).comments_mut().clear();
    (0..comments).for_each(|_| tree.take_comment_line(id, dice.pick(&COMMENTS).to_owned()));
    tree.node_mut(id).set_bookmark(dice.chance(3).then(|| dice.pick(&["ここから", "&", "終盤 の入口"]).to_owned()));
}

/// Ends a line by a foul, unless none is found at random.
fn foul(tree: &mut GameTree, parent: NodeId, position: &Position, dice: &mut Dice) {
    let tried = (0..20).map(|_| random_move(position, dice));
    let Some(mv) = tried.into_iter().find(|&mv| position.judge(mv).is_err() && position.can_be_made(mv)) else {
        return;
    };
    let winner = position.mover(mv).opponent();
    let node = tree.play_foul(parent, mv).unwrap();
    tree.node_mut(node).set_time(dice.chance(80).then(|| random_time(dice)));
    remark(tree, node, dice);
    let time = dice.chance(50).then(|| random_time(dice));
    tree.node_mut(node).set_ending(Some(Ending { outcome: Outcome::won(winner, EndReason::IllegalMove), time }));
}

/// Any move that could be tried with a piece.
fn random_move(position: &Position, dice: &mut Dice) -> Move {
    let squares: Vec<Square> = Square::all().collect();
    let to = dice.pick(&squares);
    if dice.chance(30) {
        let kind = dice.pick(&PieceKind::ALL);
        return Move::Drop { kind, to };
    }
    let occupied: Vec<Square> = position.board().iter().map(|(square, _)| square).collect();
    Move::Normal { from: dice.pick(&occupied), to, promote: dice.chance(20) }
}

/// Ends some of the lines that end here, and lets variations end where lines continue.
fn end(tree: &mut GameTree, id: NodeId, position: &Position, dice: &mut Dice) {
    let is_last = tree.children(id).is_empty();
    if is_last && dice.chance(70) || dice.chance(2) {
        tree.node_mut(id).set_ending(Some(random_ending(position, dice)));
    }
    if (!is_last || tree.node(id).ending().is_some()) && dice.chance(4) {
        let ending = random_ending(position, dice);
        if tree.node(id).ending() != Some(&ending) {
            tree.node_mut(id).side_endings_mut().push(ending);
        }
    }
}

fn random_ending(position: &Position, dice: &mut Dice) -> Ending {
    let (turn, opponent) = (position.turn(), position.turn().opponent());
    let either = dice.pick(&[turn, opponent]);
    let stuck = position.legal_moves().is_empty() && !position.is_check();
    let mate = if stuck { EndReason::NoLegalMove } else { EndReason::Checkmate };
    let outcome = match dice.below(17) {
        0 => Outcome::won(opponent, EndReason::Resignation),
        1 => Outcome::won(turn, EndReason::Resignation),
        2 => Outcome::won(opponent, mate),
        3 => Outcome::won(either, EndReason::TimeUp),
        4 => Outcome::won(either, EndReason::IllegalMove),
        5 => Outcome::won(either, EndReason::PerpetualCheck),
        6 if either == turn => Outcome::won(turn, EndReason::Declaration),
        6 => Outcome::won(opponent, EndReason::FailedDeclaration),
        7 => Outcome::won(either, EndReason::Default),
        8 => Outcome::won(opponent, EndReason::Try),
        9 => Outcome::won(either, EndReason::Impasse),
        10 => Outcome::undecided(EndReason::Impasse),
        11 => Outcome::undecided(EndReason::Repetition),
        12 => Outcome::undecided(EndReason::MaxMoves),
        13 => Outcome::undecided(EndReason::Interrupted),
        14 => Outcome::undecided(EndReason::NoMate),
        15 => Outcome::undecided(EndReason::SealedMove),
        _ => Outcome::undecided(EndReason::Other("パス".to_owned())),
    };
    // A sentence in place of a word leaves no room for a time.
    let is_said_by_a_word = outcome.winner != Some(turn)
        || matches!(outcome.reason, EndReason::IllegalMove | EndReason::PerpetualCheck | EndReason::Impasse)
        || matches!(outcome.reason, EndReason::Declaration | EndReason::Default);
    let has_time = is_said_by_a_word && dice.chance(50);
    Ending { outcome, time: has_time.then(|| random_time(dice)) }
}

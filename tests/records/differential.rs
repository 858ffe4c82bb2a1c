//! Another library, the independent rsshogi, names moves as we do.

use komadai::record::notation::japanese;
use komadai::shogi::{Handicap, Position};
use rsshogi::board;

use crate::dice::random_game;

/// The other library's name for a move, without the mark of the side and the blank after 同.
fn their_name(position: &Position, mv: &str) -> String {
    let mut theirs = board::position_from_sfen(&position.to_sfen(1)).unwrap();
    theirs.init_stack();
    let mv = board::move_from_usi_expect(&theirs, mv);
    let name = mv.to_ki2(&theirs).unwrap();
    name.trim_start_matches(['▲', '△']).replace('龍', "竜")
}

#[test]
fn moves_of_random_games_have_the_same_names_in_both_libraries() {
    let mut compared = 0;
    for (seed, handicap) in (0..60).zip(Handicap::ALL.into_iter().cycle()) {
        for (position, _) in random_game(handicap.position(), seed, 250).step_by(3) {
            for mv in position.legal_moves() {
                let (ours, theirs) = (japanese(&position, mv, None), their_name(&position, &mv.to_string()));
                // The other library has no word for 左寄 and 右寄, and says less than necessary.
                let ours = ours.replace("左寄", "左").replace("右寄", "右");
                assert_eq!(ours, theirs, "{} {mv}", position.to_sfen(1));
                compared += 1;
            }
        }
    }
    assert!(compared > 200_000, "{compared}");
}

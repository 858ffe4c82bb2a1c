//! Tests of the rules.
//!
//! There are three kinds of evidence. Known numbers: move sequences that other programs have counted ([`perft`]). Laws:
//! what must hold in every position, tested in random games ([`laws`]) that start from handicaps and made-up positions
//! ([`made_up`]). And another library by other authors, which must list the same moves in thousands of such games
//! ([`differential`]) and wherever a pawn drop mates or nearly does ([`pawn_drop_hunt`]).
//!
//! Then there are the classic single cases: legal and illegal moves ([`legality`], [`drop_pawn_mate`],
//! [`fouls_in_games`]), the foul named for each illegal one ([`fouls`]), and texts that are not positions ([`sfen`]).
//! They are checked from both sides of the board: [`seats`] turns it around and swaps the colours.
//!
//! How games end has its own evidence: declarations with known answers ([`impasse`]), a table of what every rule
//! profile makes of the same games ([`rulings`]), and games that checks prolong beyond the move limit ([`move_limit`]).

#![allow(clippy::unwrap_used, reason = "a test that cannot go on stops where it is")]

mod dice;
mod differential;
mod drop_pawn_mate;
mod fouls;
mod fouls_in_games;
mod impasse;
mod laws;
mod legality;
mod made_up;
mod move_limit;
mod pawn_drop_hunt;
mod perft;
mod perft_table;
mod rulings;
mod seats;
mod sfen;
mod squares;

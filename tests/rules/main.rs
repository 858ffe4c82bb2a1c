//! The rules floor held to its word.
//!
//! Three kinds of witness stand here. Known numbers: the games of a few moves that other programs have counted
//! ([`perft`]). Laws: what must hold in every position, tried in random games ([`laws`]) that begin at handicaps and at
//! made-up positions ([`made_up`]). And another library, written by other people, which must list the same moves in
//! thousands of such games ([`differential`]) and wherever a pawn drop mates or nearly does ([`pawn_drop_hunt`]).
//!
//! The single cases that the rules are famous for come besides: legal and illegal moves ([`legality`],
//! [`drop_pawn_mate`], [`fouls_in_games`]), the foul named for each illegal one ([`fouls`]) and the texts that
//! are no position ([`sfen`]). They are looked at from both sides of the table: [`seats`] turns the board round and
//! exchanges the colours.
//!
//! How games end has its own witnesses: declarations with known answers ([`impasse`]), and a table of what each rule
//! profile makes of the same game ([`rulings`]), and games that checks carry beyond their limit ([`move_limit`]).

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

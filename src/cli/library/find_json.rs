//! The output of `komadai find --json`.

use serde::Serialize;

use crate::library::MoveTally;
use crate::library_store::{Census, LibraryHit};
use crate::shogi::Color;

/// All that was found, and among how much.
#[derive(Debug, Serialize)]
pub(super) struct FoundJson {
    /// How many of the files were read.
    indexed: usize,
    files: usize,
    /// How many games they have.
    games: u64,
    moves: Vec<MoveJson>,
    hits: Vec<HitJson>,
}

#[derive(Debug, Serialize)]
struct MoveJson {
    usi: String,
    count: u32,
    black_wins: u32,
    white_wins: u32,
    no_result: u32,
}

/// A place. What is usual is not said: the first game of the file, and its main line.
#[derive(Debug, Serialize)]
struct HitJson {
    file: String,
    ply: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    variation: Option<bool>,
}

impl FoundJson {
    pub(super) fn of(census: &Census, moves: &[MoveTally], hits: &[LibraryHit]) -> Self {
        Self {
            indexed: census.indexed,
            files: census.files,
            games: census.games,
            moves: moves.iter().map(MoveJson::of).collect(),
            hits: hits.iter().map(HitJson::of).collect(),
        }
    }
}

impl MoveJson {
    fn of(tally: &MoveTally) -> Self {
        Self {
            usi: tally.mv.to_string(),
            count: tally.count,
            black_wins: tally.wins[Color::Black.index()],
            white_wins: tally.wins[Color::White.index()],
            no_result: tally.no_result(),
        }
    }
}

impl HitJson {
    fn of(hit: &LibraryHit) -> Self {
        Self {
            file: hit.path.display().to_string(),
            ply: hit.ply,
            game: Some(hit.number).filter(|&number| number > 1),
            variation: hit.is_in_variation.then_some(true),
        }
    }
}

//! Positions in which there may be a mate: the ends of games, and what random moves make of them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{fs, io};

use komadai::record::{GameTree, ImportOptions, games_of_file};
use komadai::shogi::Position;

/// The games of all records below a folder.
pub fn games(folder: &Path) -> io::Result<Vec<GameTree>> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let mut all = Vec::new();
    for path in paths {
        if path.is_dir() {
            all.extend(games(&path)?);
        } else if let Ok(found) = games_of_file(fs::read(&path)?, ImportOptions::default()) {
            all.extend(found.filter_map(|game| Some(game.ok()?.tree)));
        }
    }
    Ok(all)
}

/// The different positions among the last ones of each game.
pub fn positions(games: &[GameTree], last: usize) -> Vec<Position> {
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for game in games {
        let line = game.main_line();
        let is_played = |node: &&_| game.node(**node).foul().is_none();
        for &node in line.iter().take_while(is_played).skip(line.len().saturating_sub(last)) {
            let position = game.position_at(node);
            if seen.insert(position.to_sfen(1)) {
                all.push(position);
            }
        }
    }
    all
}

/// Each position after random moves, in several ways.
pub fn wandered(positions: &[Position], moves: usize, ways: u64) -> impl Iterator<Item = Position> {
    positions.iter().flat_map(move |position| (0..ways).filter_map(move |way| after(position, moves, way)))
}

/// The position after random moves, the same on every machine.
fn after(position: &Position, moves: usize, way: u64) -> Option<Position> {
    let letters = position.to_sfen(1).bytes().map(u64::from).collect::<Vec<_>>();
    let seed = letters.iter().fold(way, |seed, letter| (seed ^ letter).wrapping_mul(0x0100_0000_01B3));
    let step = |(position, seed): (Position, u64)| {
        let moves = position.legal_moves();
        let seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mv = moves.get(usize::try_from(seed >> 33).unwrap_or(0) % moves.len().max(1))?;
        Some((position.after(*mv), seed))
    };
    (0..moves).try_fold((position.clone(), seed), |now, _| step(now)).map(|(position, _)| position)
}

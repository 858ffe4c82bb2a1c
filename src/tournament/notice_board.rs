//! The results of a round as plain text for the notice board, in columns that line up in any script.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use super::{Round, Seat, Table, TableResult, TeamMatch, TeamName, Tournament};
use crate::record::visible;
use crate::rules::EndReason;
use crate::shogi::Handicap;

/// The words of a language for the notice board.
pub trait BoardWords {
    /// Round 3, 第3回戦
    fn round(&self, round: &Round) -> String;
    /// Table 2, 2卓
    fn table(&self, number: u32) -> String;
    /// The name of a handicap.
    fn handicap(&self, handicap: Handicap) -> String;
    /// The name of the reason a game ended.
    fn reason(&self, reason: &EndReason) -> String;
    /// That somebody has decided otherwise than the game's record.
    fn by_hand(&self) -> String;
    /// That somebody has no opponent in this round.
    fn bye(&self) -> String;
    /// A line that explains the marks.
    fn legend(&self) -> String;
}

/// A round of `event` for the notice board: one line per table, with ○ for the winner and ● for the loser, the score of
/// a series, and the reason a single game ended. Line breaks and
/// the like in names are replaced.
#[must_use]
pub fn notice_board(event: &Tournament, round: &Round, words: &impl BoardWords) -> String {
    let head = format!("{}\n{}\n\n", visible(&event.title), visible(&words.round(round)));
    format!("{head}{}\n{}\n", aligned(&notice_rows(event, round, words)), words.legend())
}

/// The same as cells: table, mark, name behind ☗ or ☖ where the sides are known, rank, score, mark, name, rank,
/// handicap, reason. Where teams play, the team stands behind the rank, and a line before the boards of two teams has
/// both with what they have won.
#[must_use]
pub fn notice_rows(event: &Tournament, round: &Round, words: &impl BoardWords) -> Vec<Vec<String>> {
    let in_line = |cells: Vec<String>| cells.iter().map(|cell| visible(cell).into_owned()).collect();
    let matches = event.team_matches(round);
    let heading = |index: usize| matches.iter().find(|it| it.before == index).map(of_teams);
    let tables = round.tables.iter().enumerate();
    let tables = tables.flat_map(|(index, table)| heading(index).into_iter().chain([row(event, table, words)]));
    let byes = round.byes.iter().map(|name| bye(event, name, words));
    tables.chain(byes).map(in_line).collect()
}

/// The line before the boards of two teams.
fn of_teams(them: &TeamMatch) -> Vec<String> {
    let [first, second] = them.teams.each_ref().map(TeamName::to_string);
    let none = String::new;
    vec![none(), none(), first, none(), them.score(), none(), second, none(), none(), none()]
}

fn bye(event: &Tournament, name: &str, words: &impl BoardWords) -> Vec<String> {
    let team = Some(event.team_of(name).to_owned()).filter(|team| !team.is_empty());
    [words.bye(), String::new(), name.to_owned()].into_iter().chain(team).collect()
}

fn row(event: &Tournament, table: &Table, words: &impl BoardWords) -> Vec<String> {
    let [first, second] = [Seat::First, Seat::Second].map(|seat| (table.player(seat), table.mark(seat).sign()));
    let [first_name, second_name] = [Seat::First, Seat::Second].map(|seat| name(table, seat));
    let handicap = table.handicap();
    vec![
        words.table(table.number),
        first.1.to_string(),
        first_name,
        event.rank_and_team(first.0),
        score(table),
        second.1.to_string(),
        second_name,
        event.rank_and_team(second.0),
        if handicap == Handicap::Even { String::new() } else { words.handicap(handicap) },
        reason(table, words),
    ]
}

/// A name behind the sign of its side, once that is known.
fn name(table: &Table, seat: Seat) -> String {
    let name = &table.player(seat).name;
    match table.black_told() {
        Some(black) => format!("{} {name}", if black == seat { '☗' } else { '☖' }),
        None => name.clone(),
    }
}

/// 2-1 in a series, otherwise a dash between the two.
fn score(table: &Table) -> String {
    let score = table.score();
    if table.best_of > 1 { format!("{}-{}", score.first, score.second) } else { "-".to_owned() }
}

/// The reason a single game ended; defaults have marks of their own.
fn reason(table: &Table, words: &impl BoardWords) -> String {
    let only = table.games.first().filter(|_| table.best_of == 1);
    if only.is_some_and(TableResult::is_by_hand) {
        return words.by_hand();
    }
    let reason = only.and_then(|game| game.reason.as_ref()).filter(|reason| **reason != EndReason::Default);
    reason.map(|reason| words.reason(reason)).unwrap_or_default()
}

/// Lays out `rows` in columns, each as wide as its widest cell, leaving out columns that are empty throughout.
///
/// A kanji is as wide as two Latin letters. Some signs, such as ○, are wide only in East Asian fonts: they count as
/// wide if anything else is.
#[must_use]
pub fn aligned(rows: &[Vec<String>]) -> String {
    let is_wide = |cell: &String| cell.chars().any(|sign| sign.width() == Some(2));
    let is_east_asian = rows.iter().flatten().any(is_wide);
    let width = |cell: &str| if is_east_asian { cell.width_cjk() } else { cell.width() };
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let widest = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| width(cell)).max();
    let widths: Vec<usize> = (0..columns).map(|column| widest(column).unwrap_or_default()).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).filter(|(_, wide)| **wide > 0);
        let padded = cells.map(|(cell, wide)| format!("{cell}{}", " ".repeat(wide - width(cell))));
        let line: String = padded.collect::<Vec<_>>().join("  ");
        format!("{}\n", line.trim_end())
    };
    rows.iter().map(line).collect()
}

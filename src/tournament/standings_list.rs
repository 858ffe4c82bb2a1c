//! Standings with the cross table (星取表), for people and for other programs.

use super::{Criterion, Did, How, Mark, Points, Standing, Standings, Tournament, aligned};
use crate::record::{csv_cell, visible};

/// What a column of the standings holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StandingColumn {
    /// The place.
    Place,
    /// The number.
    Number,
    /// The name.
    Name,
    /// The rank.
    Rank,
    /// The club.
    Club,
    /// What was done in a round.
    Round(u32),
    /// The value of a criterion.
    Criterion(Criterion),
    /// What a team has won at its boards.
    Boards,
}

/// The words of a language for the standings.
pub trait StandingWords {
    /// The head of a column.
    fn column(&self, column: StandingColumn) -> String;
    /// A line that explains the marks.
    fn marks(&self) -> String;
    /// A line that explains those of the criteria that are not understood by themselves; empty where all are.
    fn criteria(&self, order: &[Criterion]) -> String;
    /// What explains a round of a team, in which its boards are told.
    fn boards(&self) -> String;

    /// What explains standings: two or three lines.
    fn legend_of(&self, standings: &Standings) -> String {
        let boards = standings.sheet.is_of_teams.then(|| self.boards());
        let lines = [Some(self.marks()), boards, Some(self.criteria(&standings.order))];
        lines.into_iter().flatten().collect::<Vec<_>>().join("\n").trim_end().to_owned()
    }
}

/// The standings in columns: in a round stands the mark and the number of the opponent.
#[must_use]
pub fn standings_text(event: &Tournament, standings: &Standings, words: &impl StandingWords) -> String {
    format!(
        "{}\n\n{}\n{}\n",
        visible(&event.title),
        aligned(&standings_rows(standings, words)),
        words.legend_of(standings)
    )
}

/// The same as cells, the heads of the columns first. Columns with nothing in them are left out.
#[must_use]
pub fn standings_rows(standings: &Standings, words: &impl StandingWords) -> Vec<Vec<String>> {
    let columns = columns(standings);
    let head = columns.iter().map(|column| words.column(*column)).collect();
    let rows = standings.rows.iter().map(|row| columns.iter().map(|column| cell(standings, row, *column)).collect());
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(rows).collect();
    let is_empty = |column: usize| column > 2 && rows.iter().skip(1).all(|row| row[column].is_empty());
    let shown: Vec<usize> = (0..columns.len()).filter(|column| !is_empty(*column)).collect();
    let in_line = |row: &Vec<String>| shown.iter().map(|column| visible(&row[*column]).into_owned()).collect();
    rows.iter().map(in_line).collect()
}

/// The standings as a list: UTF-8, commas, a line of names first. In a round stands what came of it and, after a colon, the
/// number of the opponent: `won:3`.
#[must_use]
pub fn standings_csv(standings: &Standings) -> String {
    let columns = columns(standings);
    let mut writer = csv::Writer::from_writer(Vec::new());
    let head = columns.iter().map(|column| match column {
        StandingColumn::Place => "place".to_owned(),
        StandingColumn::Number => "number".to_owned(),
        StandingColumn::Name => "name".to_owned(),
        StandingColumn::Rank => "rank".to_owned(),
        StandingColumn::Club => "club".to_owned(),
        StandingColumn::Round(number) => format!("round {number}"),
        StandingColumn::Criterion(criterion) => criterion.code().to_owned(),
        StandingColumn::Boards => Criterion::Games.code().to_owned(),
    });
    let line = |row: &Standing| columns.iter().map(|column| plain_cell(standings, row, *column)).collect::<Vec<_>>();
    let written = writer
        .write_record(head)
        .and_then(|()| standings.rows.iter().try_for_each(|row| writer.write_record(line(row))));
    written.expect("memory takes every byte, and all lines are as long");
    let bytes = writer.into_inner().expect("memory takes every byte");
    String::from_utf8(bytes).expect("it was written from strings")
}

/// The columns: whose place it is, every round, and the criteria in their order.
fn columns(standings: &Standings) -> Vec<StandingColumn> {
    use StandingColumn::{Club, Name, Number, Place, Rank};
    let rounds = standings.sheet.rounds.iter().copied().map(StandingColumn::Round);
    let criteria = standings.order.iter().map(|criterion| match criterion {
        Criterion::Games if standings.sheet.is_of_teams => StandingColumn::Boards,
        criterion => StandingColumn::Criterion(*criterion),
    });
    [Place, Number, Name, Rank, Club].into_iter().chain(rounds).chain(criteria).collect()
}

fn cell(standings: &Standings, row: &Standing, column: StandingColumn) -> String {
    let who = &standings.sheet.contestants[row.contestant];
    match column {
        StandingColumn::Place => row.place.to_string(),
        StandingColumn::Number => who.number.to_string(),
        StandingColumn::Name => who.name.clone(),
        StandingColumn::Rank => who.rank.clone(),
        StandingColumn::Club => who.club.clone(),
        StandingColumn::Round(number) => {
            let did = did(standings, row, number);
            let opponent = did.opponent.map(|it| standings.sheet.contestants[it].number.to_string());
            let boards = boards(standings, row, number).map(|boards| format!(" {boards}"));
            format!("{}{}{}", did_sign(did.how), opponent.unwrap_or_default(), boards.unwrap_or_default())
        }
        StandingColumn::Criterion(criterion) => row.value(criterion).to_string(),
        StandingColumn::Boards => row.value(Criterion::Games).to_string(),
    }
}

fn plain_cell(standings: &Standings, row: &Standing, column: StandingColumn) -> String {
    match column {
        StandingColumn::Round(number) => {
            let did = did(standings, row, number);
            let opponent = did.opponent.map(|it| format!(":{}", standings.sheet.contestants[it].number));
            format!("{}{}", did_word(did.how), opponent.unwrap_or_default())
        }
        StandingColumn::Name | StandingColumn::Rank | StandingColumn::Club => csv_cell(&cell(standings, row, column)),
        StandingColumn::Place | StandingColumn::Number | StandingColumn::Criterion(_) | StandingColumn::Boards => {
            cell(standings, row, column)
        }
    }
}

fn did(standings: &Standings, row: &Standing, round: u32) -> Did {
    standings.sheet.did[row.contestant][column_of(standings, round)]
}

fn column_of(standings: &Standings, round: u32) -> usize {
    standings.sheet.rounds.iter().position(|it| *it == round).expect("the columns are those of the sheet")
}

/// `2-1`: what a team has won at its boards, and the other team at theirs; `None` where nobody has yet.
fn boards(standings: &Standings, row: &Standing, round: u32) -> Option<String> {
    let own = did(standings, row, round);
    let opponent = own.opponent.filter(|_| standings.sheet.is_of_teams)?;
    let theirs = standings.sheet.did[opponent][column_of(standings, round)];
    let has_begun = own.how != How::Marked(Mark::Open) || own.games + theirs.games != Points::default();
    has_begun.then(|| format!("{}-{}", own.games, theirs.games))
}

/// The word for what came of a round, in lists for other programs.
#[must_use]
pub const fn did_word(how: How) -> &'static str {
    match how {
        How::Marked(Mark::Won) => "won",
        How::Marked(Mark::Lost) => "lost",
        How::Marked(Mark::Drawn) => "drawn",
        How::Marked(Mark::WonByDefault) => "won_by_default",
        How::Marked(Mark::LostByDefault) => "lost_by_default",
        How::Marked(Mark::Open) => "open",
        How::Bye => "bye",
        How::Asked => "asked_bye",
        How::Missing => "absent",
    }
}

/// The sign for it: that of the mark, ◇ for a bye, and a dash for whoever was not there.
const fn did_sign(how: How) -> char {
    match how {
        How::Marked(mark) => mark.sign(),
        How::Bye => '◇',
        How::Asked | How::Missing => '-',
    }
}

//! How the list of pairings is laid out: its columns, and what goes into a second line.

use std::collections::BTreeSet;

use egui::{FontId, Rect, Ui};

use crate::app::event::scene::{OpenEventScene, PairingRow, RowPlayer};
use crate::app::event::view::columns::{Columns, Inks, ROW, SECOND_LINE, lines_of, widest, widest_name};
use crate::app::theme::{PAPER, SIZES, bold, regular};
use crate::app::views::parts::width_of;

/// Which column is which.
pub mod at {
    pub const TABLE: usize = 0;
    pub const FIRST_MARK: usize = 1;
    pub const FIRST: usize = 2;
    pub const SCORE: usize = 3;
    pub const SECOND_MARK: usize = 4;
    pub const SECOND: usize = 5;
    pub const HANDICAP: usize = 6;
    pub const STATE: usize = 7;
}

/// Where the first column begins, and what stays free behind the last one.
const BEGIN: f32 = 0.012;
const END: f32 = 0.01;
/// The number of the table, a mark, and the score, as parts of the width; a score that needs more gets it before the names.
const TABLE: f32 = 0.058;
const MARK: f32 = 0.03;
const SCORE: f32 = 0.07;
/// No state has less.
const STATE: f32 = 0.12;
/// The widths of handicaps and states go by steps of so many points, so that a clock that runs moves no column.
const STEP: f32 = 24.0;

/// Where the columns of a list begin and end, whether handicap and state have a line of their own, and whether ranks stand
/// there, too.
pub struct Shape {
    edges: [f32; 9],
    edges_below: [f32; 2],
    pub is_in_two_lines: bool,
    has_ranks_below: bool,
}

impl Shape {
    /// Table, the first player's mark, and name with rank, the score, the same of the second player, the handicap, and how far
    /// it has come: in one line, as long as there is room for all of it.
    pub fn of(ui: &Ui, scene: &OpenEventScene) -> Self {
        let part = |width: f32| (width / STEP).ceil() * STEP / ui.available_width();
        let rows = &scene.rows;
        let has_handicaps = rows.iter().any(|row| !row.handicap.is_empty());
        let handicaps = rows.iter().map(|row| row.handicap.as_str());
        let handicap = if has_handicaps { part(widest(ui, handicaps, SIZES.small)) } else { 0.005 };
        let states = rows.iter().map(|row| row.state.as_str()).chain(scene.byes.iter().map(|bye| bye.words.as_str()));
        let state = part(widest(ui, states, SIZES.small)).max(STATE);
        let score = score_width(ui, scene) / ui.available_width();
        let score = score.max(SCORE);
        let fixed = BEGIN + TABLE + 2.0 * MARK + score;
        let needed = |has_ranks| [0, 1].map(|seat| needed_for(ui, scene, seat, has_ranks) / ui.available_width());
        let whole = needed(true);
        let is_in_two_lines = fixed + handicap + state + whole[0] + whole[1] > 1.0;
        let (handicap, state) = if is_in_two_lines { (0.0, END) } else { (handicap, state) };
        let has_ranks_below = is_in_two_lines && fixed + END + whole[0] + whole[1] > 1.0;
        let needed = if has_ranks_below { needed(false) } else { whole };
        let [first, second] = shared(1.0 - fixed - handicap - state, needed);
        let mut edge = BEGIN;
        let widths = [0.0, TABLE, MARK, first, score, MARK, second, handicap, state];
        let edges = widths.map(|width| {
            edge += width;
            edge
        });
        let edges_below = [edges[at::FIRST], 1.0 - END];
        Self { edges, edges_below, is_in_two_lines, has_ranks_below }
    }

    /// A rank, where it stands behind the name.
    pub const fn behind<'a>(&self, rank: &'a str) -> &'a str {
        if self.has_ranks_below { "" } else { rank }
    }

    /// The ranks of a pairing, where they stand below the names.
    fn below(&self, ranks: [&str; 2]) -> String {
        let is_told = self.has_ranks_below && ranks.iter().any(|rank| !rank.is_empty());
        if is_told { ranks.map(|rank| if rank.is_empty() { "–" } else { rank }).join(" : ") } else { String::new() }
    }

    pub const fn height(&self) -> f32 {
        if self.is_in_two_lines { ROW + SECOND_LINE } else { ROW }
    }

    /// Writes handicap and state where they have room, behind the ranks if these stand below.
    pub fn write_rest(&self, ui: &Ui, row: Rect, rest: &Rest<'_>, inks: Inks) {
        if self.is_in_two_lines {
            self.lower(row).write(ui, 0, &rest.in_one_line(), regular(SIZES.small), inks[1]);
            return;
        }
        let columns = self.upper(row);
        for ((index, words), ink) in [(at::HANDICAP, rest.handicap), (at::STATE, rest.state)].into_iter().zip(inks) {
            columns.write(ui, index, words, regular(SIZES.small), ink);
        }
    }

    /// The columns of the names.
    pub fn upper(&self, row: Rect) -> Columns<'_> {
        Columns { row: lines_of(row)[0], edges: &self.edges }
    }

    /// The columns, as high as the row.
    pub const fn whole(&self, row: Rect) -> Columns<'_> {
        Columns { row, edges: &self.edges }
    }

    /// The one column below them: it begins where the first name does.
    fn lower(&self, row: Rect) -> Columns<'_> {
        Columns { row: lines_of(row)[1], edges: &self.edges_below }
    }

    /// Whether not all of a pairing can be read in its row.
    pub fn cuts(&self, ui: &Ui, row: Rect, scene: &PairingRow) -> bool {
        let columns = self.upper(row);
        let is_long = |index: usize, player: &RowPlayer| {
            let rank = self.behind(&player.rank);
            let rank = if rank.is_empty() { 0.0 } else { width_of(ui, rank, SIZES.small) + SIZES.gap };
            width_in(ui, &player.name, font_of(player)) + rank > columns.cell(index).width()
        };
        let [first, second] = &scene.players;
        self.cuts_rest(ui, row, &self.rest_of(scene)) || is_long(at::FIRST, first) || is_long(at::SECOND, second)
    }

    fn cuts_rest(&self, ui: &Ui, row: Rect, rest: &Rest<'_>) -> bool {
        let has_room = |columns: &Columns<'_>, index: usize, words: &str| {
            width_of(ui, words, SIZES.small) <= columns.cell(index).width().max(0.0)
        };
        if self.is_in_two_lines {
            return !has_room(&self.lower(row), 0, &rest.in_one_line());
        }
        let columns = self.upper(row);
        !has_room(&columns, at::HANDICAP, rest.handicap) || !has_room(&columns, at::STATE, rest.state)
    }

    /// What stands behind the names of a pairing, or below them.
    pub fn rest_of<'a>(&self, scene: &'a PairingRow) -> Rest<'a> {
        let ranks = self.below(scene.players.each_ref().map(|player| player.rank.as_str()));
        Rest { ranks, handicap: &scene.handicap, state: &scene.state }
    }
}

/// How a player's name is written.
pub fn font_of(player: &RowPlayer) -> FontId {
    if player.is_winner { bold(SIZES.body) } else { regular(SIZES.body) }
}

fn width_in(ui: &Ui, words: &str, font: FontId) -> f32 {
    ui.painter().layout_no_wrap(words.to_owned(), font, PAPER).size().x
}

/// What stands behind the names, or below them.
pub struct Rest<'a> {
    /// Nothing where they stand behind the names.
    pub ranks: String,
    pub handicap: &'a str,
    pub state: &'a str,
}

impl Rest<'_> {
    fn in_one_line(&self) -> String {
        let words = [self.ranks.as_str(), self.handicap, self.state];
        words.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" · ")
    }
}

/// How wide the widest score is, with the space to the next column.
fn score_width(ui: &Ui, scene: &OpenEventScene) -> f32 {
    let scores = scene.rows.iter().map(|row| &row.score).chain(scene.matches.iter().map(|it| &it.score));
    let scores: BTreeSet<&str> = scores.map(String::as_str).collect();
    let width = |words: &str| width_in(ui, words, bold(SIZES.body));
    scores.into_iter().map(width).fold(0.0, f32::max) + SIZES.gap
}

/// What the names of this seat need, with their ranks if these stand behind them.
fn needed_for(ui: &Ui, scene: &OpenEventScene, seat: usize, has_ranks: bool) -> f32 {
    let named = move |name, rank| [name, if has_ranks { rank } else { "" }];
    let seated = scene.rows.iter().map(move |row| &row.players[seat]);
    let seated = seated.map(move |player| named(player.name.as_str(), &player.rank));
    let alone = scene.byes.iter().filter(move |_| seat == 0).map(move |bye| named(bye.name.as_str(), &bye.rank));
    let teams = scene.matches.iter().map(move |it| [it.teams[seat].as_str(), ""]);
    widest_name(ui, seated.chain(alone).chain(teams))
}

/// The room for the names of both seats: as much for either, unless one needs more.
fn shared(room: f32, [first, second]: [f32; 2]) -> [f32; 2] {
    if first.max(second) <= room / 2.0 {
        return [room / 2.0; 2];
    }
    let left = room - first - second;
    if left >= 0.0 {
        return [first + left / 2.0, second + left / 2.0];
    }
    let first = (room * first / (first + second)).clamp(room * 0.4, room * 0.6);
    [first, room - first]
}

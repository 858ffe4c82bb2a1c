//! The pairings of a round, each in a row, and those who have a bye.

use std::collections::BTreeSet;

use egui::{Align2, Color32, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::event::action::EventAction;
use crate::app::event::scene::{ByeRow, MatchRow, OpenEventScene, PairingRow, RowPlayer};
use crate::app::event::view::columns::{
    Columns, Inks, ROW, SECOND_LINE, lines_of, row_to_choose, stripe, widest, widest_name,
};
use crate::app::event::view::keys;
use crate::app::theme::{Colours, LOST, ON_PAPER, PAPER, SIZES, WON, bold, regular};
use crate::app::views::dialogs::frame::{rest_of_body, scrolling};
use crate::app::views::look::Look;
use crate::app::views::parts::{rows_in_sight, soft, width_of, write_truncated};
use crate::app::views::prose::Prose;
use crate::app::views::signs::in_inks;

/// Where the first column begins, and what stays free behind the last one.
const BEGIN: f32 = 0.012;
const END: f32 = 0.01;
/// The number of the table, a mark, and the score, as parts of the width; a score that needs more gets it before the names.
const TABLE: f32 = 0.058;
const MARK: f32 = 0.03;
const SCORE: f32 = 0.07;
/// How pale the sign of a loss is in a row that is chosen.
const PALE: f32 = 0.6;
/// No state has less.
const STATE: f32 = 0.12;
/// The widths of handicaps and states go by steps of so many points, so that a clock that runs moves no column.
const STEP: f32 = 24.0;

/// Where the columns of a list begin and end, whether handicap and state have a line of their own, and whether ranks stand
/// there, too.
struct Shape {
    edges: [f32; 9],
    is_in_two_lines: bool,
    has_ranks_below: bool,
}

impl Shape {
    /// Table, the first player's mark, and name with rank, the score, the same of the second player, the handicap, and how far
    /// it has come: in one line, as long as there is room for all of it.
    fn of(ui: &Ui, scene: &OpenEventScene) -> Self {
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
        Self { edges, is_in_two_lines, has_ranks_below }
    }

    /// A rank, where it stands behind the name.
    const fn behind<'a>(&self, rank: &'a str) -> &'a str {
        if self.has_ranks_below { "" } else { rank }
    }

    /// The ranks of a pairing, where they stand below the names.
    fn below(&self, ranks: [&str; 2]) -> String {
        let is_told = self.has_ranks_below && ranks.iter().any(|rank| !rank.is_empty());
        if is_told { ranks.map(|rank| if rank.is_empty() { "–" } else { rank }).join(" : ") } else { String::new() }
    }

    const fn height(&self) -> f32 {
        if self.is_in_two_lines { ROW + SECOND_LINE } else { ROW }
    }

    /// Writes handicap and state where they have room, behind the ranks if these stand below.
    fn write_rest(&self, ui: &Ui, row: Rect, ranks: &str, rest: [&str; 2], inks: [Color32; 2]) {
        let [upper, lower] = lines_of(row);
        if self.is_in_two_lines {
            let edges = [self.edges[2], 1.0 - END, 1.0];
            let words = [ranks].into_iter().chain(rest).filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" · ");
            Columns { row: lower, edges: &edges }.write(ui, 0, &words, regular(SIZES.small), inks[1]);
            return;
        }
        let columns = Columns { row: upper, edges: &self.edges };
        for ((index, words), ink) in [6, 7].into_iter().zip(rest).zip(inks) {
            columns.write(ui, index, words, regular(SIZES.small), ink);
        }
    }

    /// Whether not all of a pairing can be read in its row.
    fn cuts(&self, ui: &Ui, row: Rect, scene: &PairingRow) -> bool {
        let columns = Columns { row, edges: &self.edges };
        let is_long = |index: usize, player: &RowPlayer| {
            let rank = self.behind(&player.rank);
            let rank = if rank.is_empty() { 0.0 } else { width_of(ui, rank, SIZES.small) + SIZES.gap };
            width_of(ui, &player.name, SIZES.body) + rank > columns.cell(index).width()
        };
        let [first, second] = &scene.players;
        let is_rest_long = if self.is_in_two_lines {
            let room = row.width() * (1.0 - END - self.edges[2]) - SIZES.gap;
            let ranks = self.below([&first.rank, &second.rank]);
            width_of(ui, &format!("{ranks} · {} · {}", scene.handicap, scene.state), SIZES.small) > room
        } else {
            let is_long = |(index, words): (usize, &String)| {
                width_of(ui, words, SIZES.small) > columns.cell(index).width().max(0.0)
            };
            [(6, &scene.handicap), (7, &scene.state)].into_iter().any(is_long)
        };
        is_rest_long || is_long(2, first) || is_long(5, second)
    }
}

/// How wide the widest score is, with the space to the next column.
fn score_width(ui: &Ui, scene: &OpenEventScene) -> f32 {
    let scores = scene.rows.iter().map(|row| &row.score).chain(scene.matches.iter().map(|it| &it.score));
    let scores: BTreeSet<&str> = scores.map(String::as_str).collect();
    let width = |words: &str| ui.painter().layout_no_wrap(words.to_owned(), bold(SIZES.body), PAPER).size().x;
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

/// The pairings, with `below` left free.
pub fn table_ui(ui: &mut Ui, scene: &OpenEventScene, below: f32, look: Look<'_>) -> Vec<EventAction> {
    if scene.rows.is_empty() && scene.byes.is_empty() {
        ui.prose(soft(&look.text.say("event-no-pairings")));
    }
    let height = rest_of_body(ui, below).max(ROW * 2.0);
    let area = ScrollArea::vertical().max_height(height).min_scrolled_height(height).auto_shrink([false, true]);
    scrolling(ui, area, |ui| {
        let shape = Shape::of(ui, scene);
        let lines = Line::all(scene);
        rows_in_sight(ui, lines.len(), shape.height(), |ui, index| match lines[index] {
            Line::Match(it) => match_ui(ui, it, index, &shape),
            Line::Pairing(row) => row_ui(ui, row, index, &shape),
            Line::Bye(bye) => bye_ui(ui, bye, index, &shape),
        })
    })
}

/// What stands in a line of the list.
enum Line<'a> {
    Match(&'a MatchRow),
    Pairing(&'a PairingRow),
    Bye(&'a ByeRow),
}

impl<'a> Line<'a> {
    /// The boards of two teams have a line before them.
    fn all(scene: &'a OpenEventScene) -> Vec<Self> {
        let mut lines = Vec::with_capacity(scene.rows.len() + scene.byes.len() + scene.matches.len());
        let mut matches = scene.matches.iter().peekable();
        for (index, row) in scene.rows.iter().enumerate() {
            lines.extend(matches.next_if(|it| it.before == index).map(Line::Match));
            lines.push(Line::Pairing(row));
        }
        lines.extend(scene.byes.iter().map(Line::Bye));
        lines
    }
}

/// Two teams, and what they have won at the boards below.
fn match_ui(ui: &mut Ui, scene: &MatchRow, index: usize, shape: &Shape) -> Option<EventAction> {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), shape.height()), Sense::hover());
    let label = format!("{} {} {}", scene.teams[0], scene.score, scene.teams[1]);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
    ui.painter().rect_filled(rect, SIZES.radius, stripe(ui, index));
    let (ink, columns) = (ui.palette().ink, Columns { row: rect, edges: &shape.edges });
    columns.write(ui, 2, &scene.teams[0], bold(SIZES.body), ink);
    columns.write_aligned(ui, 3, Align2::CENTER_CENTER, &scene.score, bold(SIZES.body), ink);
    columns.write(ui, 5, &scene.teams[1], bold(SIZES.body), ink);
    None
}

/// ○ or ●, which steps back less in a row that is chosen: that has a colour of its own.
fn mark(ui: &Ui, columns: &Columns<'_>, index: usize, mark: &str, is_chosen: bool, ink: Color32) {
    let cell = columns.cell(index);
    let center = pos2(cell.left() + SIZES.body * 0.5, cell.center().y);
    let lost = if is_chosen { ink.gamma_multiply(PALE) } else { LOST };
    let words = ui.painter().layout_job(in_inks(mark, bold(SIZES.body), ink, [WON, lost]));
    ui.painter().galley(Align2::CENTER_CENTER.anchor_size(center, words.size()).min, words, ink);
}

fn row_ui(ui: &mut Ui, scene: &PairingRow, index: usize, shape: &Shape) -> Option<EventAction> {
    let (response, inks) = row_to_choose(ui, shape.height(), index, scene.is_chosen, &scene.label);
    let [ink, ink_soft] = inks;
    let columns = Columns { row: lines_of(response.rect)[0], edges: &shape.edges };
    columns.write(ui, 0, &scene.table.to_string(), bold(SIZES.body), ink);
    for (player, first) in scene.players.iter().zip([1, 4]) {
        mark(ui, &columns, first, &player.mark, scene.is_chosen, ink);
        let player = RowPlayer { rank: shape.behind(&player.rank).to_owned(), ..player.clone() };
        player_ui(ui, &columns, first + 1, &player, scene.is_chosen, inks);
    }
    columns.write_aligned(ui, 3, Align2::CENTER_CENTER, &scene.score, bold(SIZES.body), ink);
    let urgent: Color32 = ui.palette().urgent;
    let state = if scene.is_running && !scene.is_chosen { urgent } else { ink_soft };
    let ranks = shape.below(scene.players.each_ref().map(|player| player.rank.as_str()));
    shape.write_rest(ui, response.rect, &ranks, [&scene.handicap, &scene.state], [ink_soft, state]);
    let is_cut = shape.cuts(ui, response.rect, scene);
    let response = if is_cut { response.on_hover_text_at_pointer(&scene.label) } else { response };
    if scene.is_chosen && keys::has_stepped(ui) {
        response.scroll_to_me(None);
    }
    response.clicked().then_some(EventAction::Choose(scene.table))
}

/// A name with its rank. In a row that is chosen ☗ and ☖ stand on paper: in light ink one looks like the other.
fn player_ui(ui: &Ui, columns: &Columns<'_>, index: usize, scene: &RowPlayer, is_chosen: bool, inks: Inks) {
    let font = if scene.is_winner { bold(SIZES.body) } else { regular(SIZES.body) };
    columns.name(ui, index, [&scene.name, &scene.rank], font.clone(), inks);
    let sign = scene.name.chars().next().filter(|sign| is_chosen && matches!(sign, '☗' | '☖'));
    if let Some(sign) = sign.map(String::from) {
        let left = columns.cell(index).left_center();
        let place = Rect::from_min_size(left, vec2(width_of(ui, &sign, SIZES.body), 0.0)).expand2(vec2(2.0, 11.0));
        ui.painter().rect_filled(place, 4, PAPER);
        write_truncated(ui, left, Align2::LEFT_CENTER, f32::INFINITY, &sign, font, ON_PAPER);
    }
}

/// A player without an opponent, who cannot be selected.
fn bye_ui(ui: &mut Ui, scene: &ByeRow, index: usize, shape: &Shape) -> Option<EventAction> {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), shape.height()), Sense::hover());
    let named = format!("{} {}", scene.name, scene.rank);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{}: {}", named.trim_end(), scene.words)));
    ui.painter().rect_filled(rect, SIZES.radius, stripe(ui, index));
    let (palette, columns) = (ui.palette(), Columns { row: lines_of(rect)[0], edges: &shape.edges });
    let behind = shape.behind(&scene.rank);
    columns.name(ui, 2, [&scene.name, behind], regular(SIZES.body), [palette.ink, palette.ink_soft]);
    let below = if behind.is_empty() { &scene.rank } else { "" };
    shape.write_rest(ui, rect, below, ["", &scene.words], [palette.ink_soft; 2]);
    None
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput, Rect, pos2};

    use super::*;
    use crate::app::event::scene::PageScene;
    use crate::app::theme::install_fonts;

    fn row(names: [&str; 2], handicap: &str, state: &str) -> PairingRow {
        let player = |name: &str| RowPlayer {
            name: format!("☗ {name}"),
            rank: "3-dan".to_owned(),
            mark: "○".to_owned(),
            is_winner: false,
        };
        PairingRow {
            table: 1,
            label: String::new(),
            players: names.map(player),
            score: "–".to_owned(),
            handicap: handicap.to_owned(),
            state: state.to_owned(),
            is_running: false,
            is_chosen: false,
        }
    }

    fn scene(rows: &[PairingRow]) -> OpenEventScene {
        OpenEventScene {
            rules: String::new(),
            file: String::new(),
            is_unsaved: false,
            can_be_saved: false,
            is_out_of_reach: false,
            rounds: Vec::new(),
            round: 1,
            waiting: None,
            pages: Vec::new(),
            page: PageScene::Pairings,
            rows: rows.to_vec(),
            matches: Vec::new(),
            byes: Vec::new(),
            chosen: None,
            trouble: None,
            hall: None,
            has_handicaps: false,
        }
    }

    /// How many of these rows are cut in a list of this width, and in how many lines they are.
    fn cut(rows: &[PairingRow], width: f32) -> (usize, usize) {
        let ctx = Context::default();
        install_fonts(&ctx);
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(width, 600.0)));
        let mut cut = (0, 0);
        let mut output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| {
            let (rect, shape) = (ui.available_rect_before_wrap(), Shape::of(ui, &scene(rows)));
            let count = rows.iter().filter(|row| shape.cuts(ui, rect, row)).count();
            cut = (count, if shape.is_in_two_lines { 2 } else { 1 });
        });
        output.textures_delta.clear();
        cut
    }

    #[test]
    fn where_there_is_little_room_a_rank_gives_way_to_its_name() {
        let ctx = Context::default();
        install_fonts(&ctx);
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(160.0, 60.0)));
        let mut output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| {
            let columns = Columns { row: ui.max_rect(), edges: &[0.0, 1.0] };
            let inks = [ui.palette().ink, ui.palette().ink_soft];
            columns.name(ui, 0, ["☗ Garcia, Maria", "3-dan · Akita"], regular(SIZES.body), inks);
        });
        output.textures_delta.clear();
        let texts = output.shapes.iter().filter_map(|shape| match &shape.shape {
            egui::Shape::Text(text) => Some((text.galley.text().to_owned(), text.galley.elided)),
            _ => None,
        });
        let texts: Vec<_> = texts.collect();
        assert_eq!(texts.first(), Some(&("☗ Garcia, Maria".to_owned(), false)), "{texts:?}");
    }

    #[test]
    fn a_score_is_never_cut_for_the_sake_of_names() {
        let ctx = Context::default();
        install_fonts(&ctx);
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(300.0, 200.0)));
        let series = PairingRow {
            score: "10 – 12".to_owned(),
            ..row(["Yamamoto Ichiro", "Schwarzenberger Maximilian"], "", "Not started")
        };
        let mut output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| {
            let shape = Shape::of(ui, &scene(std::slice::from_ref(&series)));
            _ = row_ui(ui, &series, 0, &shape);
        });
        output.textures_delta.clear();
        let is_score = |shape: &egui::epaint::ClippedShape| match &shape.shape {
            egui::Shape::Text(text) => text.galley.text() == series.score && !text.galley.elided,
            _ => false,
        };
        assert!(output.shapes.iter().any(is_score));
    }

    #[test]
    fn handicap_and_state_go_into_a_line_of_their_own_before_anything_is_cut() {
        let rows = [
            row(["Yamamoto Ichiro", "Yamamoto Jiro"], "Rook and lance", "Not started"),
            row(["佐藤春菜", "Müller"], "Two pieces", "Resignation"),
        ];
        assert_eq!(cut(&rows, 1000.0), (0, 1));
        let even = [row(["Yamamoto Ichiro", "Yamamoto Jiro"], "", "Not started")];
        assert_eq!(cut(&even, 1000.0), (0, 1), "no handicap needs no room");
        assert_eq!(cut(&rows, 600.0), (0, 2));
        let long = row(["A", "B"], "Rook and lance", "In play since 19:04 on a machine whose name is long");
        assert_eq!(cut(&[long], 500.0), (0, 2));
        let longest = row(["Yamamoto Ichiro", "Yamamoto Jiro"], "", "Not started");
        assert_eq!(cut(&[longest], 300.0), (1, 2), "what has no room says so under the pointer");
    }
}

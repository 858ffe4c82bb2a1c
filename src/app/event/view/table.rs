//! The pairings of a round, each in a row, and those who have a bye.

use egui::{Align2, Color32, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::event::action::EventAction;
use crate::app::event::scene::{ByeRow, MatchRow, OpenEventScene, PairingRow, RowPlayer};
use crate::app::event::view::columns::{Columns, Inks, ROW, row_to_choose, stripe};
use crate::app::event::view::keys;
use crate::app::event::view::table_shape::{Rest, Shape, at, font_of};
use crate::app::theme::{Colours, LOST, ON_PAPER, PAPER, SIZES, WON, bold, regular};
use crate::app::views::dialogs::frame::{rest_of_body, scrolling};
use crate::app::views::look::Look;
use crate::app::views::parts::{rows_in_sight, soft, width_of, write_truncated};
use crate::app::views::prose::Prose;
use crate::app::views::signs::in_inks;

/// How pale the sign of a loss is in a row that is chosen.
const PALE: f32 = 0.6;
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
    let (ink, columns) = (ui.palette().ink, shape.whole(rect));
    columns.write(ui, at::FIRST, &scene.teams[0], bold(SIZES.body), ink);
    columns.write_aligned(ui, at::SCORE, Align2::CENTER_CENTER, &scene.score, bold(SIZES.body), ink);
    columns.write(ui, at::SECOND, &scene.teams[1], bold(SIZES.body), ink);
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
    let columns = shape.upper(response.rect);
    columns.write(ui, at::TABLE, &scene.table.to_string(), bold(SIZES.body), ink);
    let places = [(at::FIRST_MARK, at::FIRST), (at::SECOND_MARK, at::SECOND)];
    for (player, (at_mark, at_name)) in scene.players.iter().zip(places) {
        mark(ui, &columns, at_mark, &player.mark, scene.is_chosen, ink);
        let player = RowPlayer { rank: shape.behind(&player.rank).to_owned(), ..player.clone() };
        player_ui(ui, &columns, at_name, &player, scene.is_chosen, inks);
    }
    columns.write_aligned(ui, at::SCORE, Align2::CENTER_CENTER, &scene.score, bold(SIZES.body), ink);
    let urgent: Color32 = ui.palette().urgent;
    let state = if scene.is_running && !scene.is_chosen { urgent } else { ink_soft };
    shape.write_rest(ui, response.rect, &shape.rest_of(scene), [ink_soft, state]);
    let is_cut = shape.cuts(ui, response.rect, scene);
    let response = if is_cut { response.on_hover_text_at_pointer(&scene.label) } else { response };
    if scene.is_chosen && keys::has_stepped(ui) {
        response.scroll_to_me(None);
    }
    response.clicked().then_some(EventAction::Choose(scene.table))
}

/// A name with its rank. In a row that is chosen ☗ and ☖ stand on paper: in light ink one looks like the other.
fn player_ui(ui: &Ui, columns: &Columns<'_>, index: usize, scene: &RowPlayer, is_chosen: bool, inks: Inks) {
    let font = font_of(scene);
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
    let (palette, columns) = (ui.palette(), shape.upper(rect));
    let behind = shape.behind(&scene.rank);
    columns.name(ui, at::FIRST, [&scene.name, behind], regular(SIZES.body), [palette.ink, palette.ink_soft]);
    let below = if behind.is_empty() { scene.rank.clone() } else { String::new() };
    let rest = Rest { ranks: below, handicap: "", state: &scene.words };
    shape.write_rest(ui, rect, &rest, [palette.ink_soft; 2]);
    None
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput, Rect, pos2};

    use super::*;
    use crate::app::event::scene::PageScene;
    use crate::app::theme::install_fonts;
    use crate::text::Language;

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
        install_fonts(&ctx, Language::English);
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
        install_fonts(&ctx, Language::English);
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
        install_fonts(&ctx, Language::English);
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
    /// Whether anything of this row is seen to be missing in a list of this width.
    fn is_seen_cut(row: &PairingRow, width: f32) -> bool {
        let ctx = Context::default();
        install_fonts(&ctx, Language::English);
        let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(width, 200.0)));
        let mut output = ctx.run_ui(RawInput { screen_rect, ..RawInput::default() }, |ui| {
            let shape = Shape::of(ui, &scene(std::slice::from_ref(row)));
            _ = row_ui(ui, row, 0, &shape);
        });
        output.textures_delta.clear();
        let (mut ranks, mut is_elided) = (0, false);
        for shape in &output.shapes {
            let egui::Shape::Text(text) = &shape.shape else { continue };
            ranks += text.galley.text().matches("3-dan").count();
            is_elided |= text.galley.elided;
        }
        is_elided || ranks < 2
    }

    #[test]
    fn a_row_tells_under_the_pointer_what_is_cut_and_nothing_where_all_is_read() {
        let names = ["Yamamoto Ichiro", "Yamamoto Jiro"];
        let mut won = row(names, "Rook", "Resignation");
        won.players[0].is_winner = true;
        let long = row(["A", "B"], "", "In play since 19:04 on a machine whose name is long");
        for row in [row(names, "", "Not started"), row(names, "Rook", "Not started"), row(names, "", ""), long, won] {
            for width in (200_u16..1000).step_by(5).map(f32::from) {
                let (cut, lines) = cut(std::slice::from_ref(&row), width);
                assert_eq!(cut == 1, is_seen_cut(&row, width), "{} in {width} points, {lines} lines", row.state);
            }
        }
    }
}

//! How the parts of a chapter look; tables, which need more thought, are in `table`.

use egui::text::LayoutJob;
use egui::{Frame, Link, Margin, RichText, TextFormat, Ui, Vec2};

use crate::app::manual::view::table::table_ui;
use crate::app::theme::{Colours, Palette, SIZES, bold, regular};
use crate::app::views::prose::Prose;
use crate::text::manual::{Block, Chapter, Span, SpanKind};

/// What stands before a point or a step takes so much room.
const MARK_WIDTH: f32 = 20.0;

/// Paints a part of a chapter, and reports the chapter to which a link in it leads if it was clicked.
pub(super) fn block_ui(ui: &mut Ui, block: &Block) -> Option<Chapter> {
    match block {
        Block::Heading { level, words } => {
            heading_ui(ui, *level, words);
            None
        }
        Block::Paragraph(spans) => spans_ui(ui, spans),
        Block::List { is_numbered, items } => list_ui(ui, *is_numbered, items),
        Block::Table(rows) => {
            table_ui(ui, rows);
            None
        }
        Block::Code(lines) => {
            code_ui(ui, lines);
            None
        }
    }
}

fn heading_ui(ui: &mut Ui, level: usize, words: &str) {
    let (size, above) = match level {
        1 => (SIZES.heading + 3.0, 0.0),
        2 => (SIZES.title + 1.0, 18.0),
        _ => (SIZES.body + 0.5, 8.0),
    };
    ui.add_space(above);
    ui.prose(RichText::new(words).font(bold(size)).color(ui.palette().ink));
    ui.add_space(2.0);
}

/// Running text: one piece where nothing in it can be clicked, so that lines break as they should.
fn spans_ui(ui: &mut Ui, spans: &[Span]) -> Option<Chapter> {
    let has_links = spans.iter().any(|span| matches!(span.kind, SpanKind::Link(_)));
    if !has_links {
        ui.prose(job(ui.palette(), spans, SIZES.body, f32::INFINITY));
        return None;
    }
    let row = ui.scope(|ui| {
        // A line is as high as its words, links among them.
        ui.spacing_mut().interact_size.y = 0.0;
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        ui.horizontal_wrapped(|ui| spans.iter().filter_map(|span| span_ui(ui, span)).last()).inner
    });
    row.inner
}

fn span_ui(ui: &mut Ui, span: &Span) -> Option<Chapter> {
    match &span.kind {
        SpanKind::Link(target) => {
            let clicked =
                ui.add(Link::new(job(ui.palette(), std::slice::from_ref(span), SIZES.body, f32::INFINITY))).clicked();
            Chapter::in_file(target).filter(|_| clicked)
        }
        SpanKind::Plain | SpanKind::Strong | SpanKind::Code => {
            ui.label(job(ui.palette(), std::slice::from_ref(span), SIZES.body, f32::INFINITY));
            None
        }
    }
}

fn list_ui(ui: &mut Ui, is_numbered: bool, items: &[Vec<Span>]) -> Option<Chapter> {
    let mut linked = None;
    for (number, item) in (1..).zip(items) {
        let mark = if is_numbered { format!("{number}.") } else { "•".to_owned() };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let width = ui.label(mark).rect.width();
            ui.add_space((MARK_WIDTH - width).max(0.0));
            ui.vertical(|ui| linked = spans_ui(ui, item).or(linked));
        });
    }
    linked
}

fn code_ui(ui: &mut Ui, lines: &str) {
    let palette = ui.palette();
    let frame = Frame::new().fill(palette.foot).corner_radius(SIZES.radius).inner_margin(Margin::symmetric(12, 8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.prose(RichText::new(lines).monospace().color(palette.ink));
    });
}

/// Spans as egui lays them out, broken into lines no longer than `width`.
pub(super) fn job(palette: &Palette, spans: &[Span], size: f32, width: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    for span in spans {
        let format = match &span.kind {
            SpanKind::Plain => TextFormat::simple(regular(size), palette.ink),
            SpanKind::Link(_) => TextFormat::simple(regular(size), palette.chosen_line),
            SpanKind::Strong => TextFormat::simple(bold(size), palette.ink),
            SpanKind::Code => TextFormat { background: palette.foot, ..TextFormat::simple(regular(size), palette.ink) },
        };
        job.append(&span.words, 0.0, TextFormat { line_height: Some(size * 1.5), ..format });
    }
    job
}

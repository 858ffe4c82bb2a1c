//! Sentences on several lines. Japanese ones end their lines between phrases, which egui does not know of: it goes on below
//! at any letter.

use std::collections::BTreeSet;
use std::sync::Arc;

use egui::epaint::text::Glyph;
use egui::text::{ByteIndex, LayoutJob, LayoutSection};
use egui::{Context, FontSelection, Galley, Label, Response, TextStyle, TextWrapMode, Ui, WidgetText};

use crate::text::phrases::{LineEnd, line_ends, needs_own_lines};

/// What a line may differ in when its words are laid out again.
const TOLERANCE: f32 = 0.5;

/// The size of a blank at the end of a line.
const NO_ROOM: f32 = 0.25;

/// Shows sentences.
pub trait Prose {
    /// A label that goes on below where there is no more room.
    fn prose(&mut self, words: impl Into<WidgetText>) -> Response;
}

impl Prose for Ui {
    fn prose(&mut self, words: impl Into<WidgetText>) -> Response {
        let words = words.into();
        let is_own = needs_own_lines(words.text()) && !self.layout().main_wrap() && self.available_width().is_finite();
        let words = if is_own { WidgetText::Galley(in_column(self, words)) } else { words };
        self.add(Label::new(words).wrap_mode(TextWrapMode::Wrap))
    }
}

/// What stands on a button that has so much room for words, in lines that end between phrases.
pub fn on_button(ui: &Ui, words: &str, width: f32) -> WidgetText {
    let words = WidgetText::from(words);
    if !needs_own_lines(words.text()) {
        return words;
    }
    let font = FontSelection::Style(TextStyle::Button);
    let mut job = Arc::unwrap_or_clone(words.into_layout_job(ui.style(), font, ui.text_valign()));
    job.wrap.max_width = width;
    WidgetText::Galley(set(ui.ctx(), job))
}

/// As wide as there is room, and at the side where the layout has it.
fn in_column(ui: &Ui, words: WidgetText) -> Arc<Galley> {
    let mut job = Arc::unwrap_or_clone(words.into_layout_job(ui.style(), FontSelection::Default, ui.text_valign()));
    job.wrap.max_width = ui.available_width();
    job.halign = ui.layout().horizontal_placement();
    set(ui.ctx(), job)
}

/// Lays out `job`, in lines that end between phrases.
pub fn set(ctx: &Context, job: LayoutJob) -> Arc<Galley> {
    if !needs_own_lines(&job.text) || !job.wrap.max_width.is_finite() {
        return ctx.fonts_mut(|fonts| fonts.layout_job(job));
    }
    let mut endless = job.clone();
    endless.wrap.max_width = f32::INFINITY;
    endless.wrap.max_rows = usize::MAX;
    let endless = ctx.fonts_mut(|fonts| fonts.layout_job(endless));
    let breaks = breaks(&job, &endless);
    if breaks.is_empty() {
        return ctx.fonts_mut(|fonts| fonts.layout_job(job));
    }
    let broken = broken(&job, &breaks);
    let galley = ctx.fonts_mut(|fonts| fonts.layout_job(broken));
    with_own_words(galley, job)
}

/// Behind which signs of the job's words a line ends, as counted from its first one.
fn breaks(job: &LayoutJob, endless: &Galley) -> Vec<usize> {
    let ends = line_ends(&job.text);
    let mut breaks = Vec::new();
    let mut first = 0;
    for row in &endless.rows {
        let count = row.glyphs.len();
        let Some(ends) = ends.get(first..first + count) else { return Vec::new() };
        breaks.extend(breaks_of_row(&row.glyphs, ends, job.wrap.max_width - TOLERANCE).map(|at| first + at));
        first += count + usize::from(row.ends_with_newline);
    }
    breaks
}

/// The same for one paragraph. A space at the end of a line needs no room.
fn breaks_of_row(glyphs: &[Glyph], ends: &[LineEnd], width: f32) -> impl Iterator<Item = usize> {
    let mut breaks = Vec::new();
    let (mut start, mut left) = (0, 0.0);
    for (index, glyph) in glyphs.iter().enumerate() {
        if glyph.chr.is_whitespace() || glyph.max_x() - left <= width {
            continue;
        }
        let Some(last) = last_end(&ends[start..index]).map(|last| start + last) else { continue };
        breaks.push(last);
        start = last + 1;
        left = glyphs[start].pos.x;
    }
    breaks.into_iter()
}

/// The best place for a line to end: behind the last phrase if the line is not left almost empty, else in a word.
fn last_end(ends: &[LineEnd]) -> Option<usize> {
    let phrase = ends.iter().rposition(|end| *end == LineEnd::Phrase);
    let any = ends.iter().rposition(|end| *end != LineEnd::Never);
    phrase.filter(|phrase| 4 * (phrase + 1) >= ends.len()).or(any)
}

/// The job with lines that end at `breaks`.
fn broken(job: &LayoutJob, breaks: &[usize]) -> LayoutJob {
    let mut text = String::with_capacity(job.text.len() + breaks.len());
    let (mut inserted, mut blanks) = (Vec::new(), BTreeSet::new());
    for (index, (byte, sign)) in job.text.char_indices().enumerate() {
        text.push(sign);
        if breaks.binary_search(&index).is_ok() {
            let blank = text.trim_end_matches(|it: char| it.is_whitespace() && it != '\n').len();
            blanks.extend(blank..text.len());
            text.push('\n');
            inserted.push(byte + sign.len_utf8());
        }
    }
    // What is inserted at the end of a section belongs to it.
    let moved = |byte: ByteIndex| byte + inserted.iter().filter(|at| **at <= byte.0).count();
    let section = |section: &LayoutSection| {
        let range = &section.byte_range;
        LayoutSection { byte_range: moved(range.start)..moved(range.end), ..section.clone() }
    };
    let sections = job.sections.iter().map(section).flat_map(|it| in_pieces(&it, &text, &blanks)).collect();
    LayoutJob { text, sections, ..job.clone() }
}

/// A blank at the end of a line needs no room there: else it would go on below alone, and leave a line empty.
fn in_pieces(section: &LayoutSection, text: &str, blanks: &BTreeSet<usize>) -> Vec<LayoutSection> {
    let (start, end) = (section.byte_range.start.0, section.byte_range.end.0);
    let starts = |at: &usize| *at == start || blanks.contains(at) != blanks.contains(&(at - 1));
    let starts: Vec<usize> = (start..end).filter(|at| text.is_char_boundary(*at)).filter(starts).collect();
    let ends = starts.iter().skip(1).copied().chain([end]);
    let piece = |(at, to): (usize, usize)| {
        let mut piece = LayoutSection { byte_range: ByteIndex(at)..ByteIndex(to), ..section.clone() };
        piece.leading_space = if at == start { section.leading_space } else { 0.0 };
        if blanks.contains(&at) {
            piece.format.font_id.size = NO_ROOM;
        }
        piece
    };
    starts.iter().copied().zip(ends).map(piece).collect()
}

/// What was laid out, as if its lines had ended by themselves: it is read out and copied in one piece.
fn with_own_words(galley: Arc<Galley>, job: LayoutJob) -> Arc<Galley> {
    let mut galley = Arc::unwrap_or_clone(galley);
    let signs: Vec<char> = job.text.chars().collect();
    let mut at = 0;
    for row in &mut galley.rows {
        at += row.glyphs.len();
        let is_own = signs.get(at) == Some(&'\n');
        if row.ends_with_newline {
            row.ends_with_newline = is_own;
        }
        at += usize::from(row.ends_with_newline);
    }
    galley.job = Arc::new(job);
    Arc::new(galley)
}

//! What is seen at the table, and what the program asks for.

use std::time::Duration;

use egui::{Galley, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use komadai::app::{App, Effect, JournalJob, UserFileJob};
use komadai::record::{AuditEntry, GameTree};
use komadai::shogi::Sfen;
use komadai::text::phrases::{LineEnd, is_japanese, line_ends};

use super::{Table, is_field};

impl Table {
    /// Whether something with this name is visible.
    pub fn shows(&self, label: &str) -> bool {
        self.harness.query_all_by_label(label).next().is_some()
    }

    /// The number of visible things with this name.
    pub fn count(&self, label: &str) -> usize {
        self.harness.query_all_by_label(label).count()
    }

    /// Whether something is visible whose name contains `part`.
    pub fn shows_containing(&self, part: &str) -> bool {
        self.harness.query_all_by_label_contains(part).next().is_some()
    }

    /// The contents of the field called `label`.
    pub fn reads(&self, label: &str) -> String {
        let mut fields = self.harness.query_all_by_label(label).filter(|node| is_field(node.accesskit_node().role()));
        fields.find_map(|node| node.value()).expect("there is no such field")
    }

    /// All words that are painted, with the size of their letters.
    pub fn letters(&self) -> Vec<(String, f32)> {
        let mut letters = Vec::new();
        let shapes = self.harness.output().shapes.iter().map(|shape| &shape.shape);
        shapes.for_each(|shape| read(shape, &mut letters));
        letters
    }

    /// The effects requested since the last call, except for those of the journal.
    pub fn take_effects(&mut self) -> Vec<Effect> {
        let is_of_journal = |effect: &mut Effect| matches!(effect, Effect::Journal(_));
        let effects = &mut self.harness.state_mut().effects;
        let kept = effects.extract_if(.., is_of_journal).collect();
        std::mem::replace(effects, kept)
    }

    /// The jobs requested since the last call for files of the user's own.
    pub fn take_own_jobs(&mut self) -> Vec<UserFileJob> {
        let own = |effect| if let Effect::Own(job) = effect { Some(job) } else { None };
        self.take_effects().into_iter().filter_map(own).collect()
    }

    /// The journal jobs requested since the last call.
    pub fn take_journal_jobs(&mut self) -> Vec<JournalJob> {
        let job = |effect: Effect| match effect {
            Effect::Journal(job) => Some(job),
            _ => None,
        };
        let is_of_journal = |effect: &mut Effect| matches!(effect, Effect::Journal(_));
        self.harness.state_mut().effects.extract_if(.., is_of_journal).filter_map(job).collect()
    }

    /// The record on the board.
    pub fn tree(&self) -> GameTree {
        self.harness.state().look(|desk, _| desk.state().tree().clone())
    }

    /// The arbiter's acts in this game, in order.
    pub fn audit(&self) -> Vec<AuditEntry> {
        self.harness.state().look(|desk, _| desk.state().tree().log.clone())
    }

    /// The position being set up, as SFEN without the move number.
    pub fn set_up(&self) -> String {
        let setup = |desk: &App| desk.state().as_setup().expect("the editor is open").editor.setup().clone();
        let sfen = self.harness.state().look(|desk, _| Sfen { setup: setup(desk), move_number: 1 }.to_string());
        sfen.trim_end_matches(" 1").to_owned()
    }

    /// The value of `key` in the record's header.
    pub fn header(&self, key: &str) -> Option<String> {
        self.harness.state().look(|desk, _| desk.state().tree().header.get(key).map(str::to_owned))
    }

    /// The board as SFEN, without the move number.
    pub fn board(&self) -> String {
        let sfen = self.harness.state().look(|desk, _| desk.state().position().to_sfen(1));
        sfen.trim_end_matches(" 1").to_owned()
    }

    /// Which dialog is open, by its name in the code.
    pub fn dialog_name(&self) -> Option<String> {
        let said = self.harness.state().look(|desk, _| desk.state().dialog.as_ref().map(|it| format!("{it:?}")))?;
        said.split(['(', ' ']).next().map(str::to_owned)
    }

    /// The area of the open dialog.
    pub fn dialog_rect(&self) -> Option<Rect> {
        let layer = self.harness.ctx.memory(|memory| memory.top_modal_layer())?;
        self.harness.ctx.memory(|memory| memory.area_rect(layer.id))
    }

    /// Everything visible with a name, and its area.
    pub fn everything(&self) -> Vec<(String, Rect)> {
        let named = self.harness.query_all_by(|node| node.label().is_some_and(|label| !label.is_empty()));
        named.map(|node| (node.accesskit_node().label().unwrap_or_default(), node.rect())).collect()
    }

    /// What everything that can be ticked, dragged, or chosen from a list is called.
    pub fn fields(&self) -> Vec<String> {
        let is_field = |role| matches!(role, egui::Role::CheckBox | egui::Role::ComboBox | egui::Role::Slider);
        let fields = self.harness.query_all_by(|node| is_field(node.role()) && node.label().is_some());
        fields.filter_map(|node| node.accesskit_node().label()).filter(|label| !label.is_empty()).collect()
    }

    /// The area of what is called `label`.
    #[track_caller]
    pub fn place(&self, label: &str) -> Rect {
        self.harness.query_all_by_label(label).next().unwrap_or_else(|| panic!("no {label}")).rect()
    }

    /// The area of the combo box called `label`.
    pub fn list_called(&self, label: &str) -> Rect {
        let mut lists = self.harness.query_all_by_label(label);
        let list = lists.find(|node| node.accesskit_node().role() == egui::Role::ComboBox);
        list.unwrap_or_else(|| panic!("no list {label}")).rect()
    }

    /// All words that are painted, as they are written.
    pub fn painted_words(&self) -> Vec<String> {
        let mut painted = Vec::new();
        for clipped in &self.harness.output().shapes {
            each_text(&clipped.shape, &mut |words| painted.push(words.galley.text().to_owned()));
        }
        painted
    }

    /// Where these words are painted.
    pub fn words_at(&self, wanted: &str) -> Vec<egui::Pos2> {
        let mut places = Vec::new();
        for clipped in &self.harness.output().shapes {
            each_text(&clipped.shape, &mut |words| {
                places.extend((words.galley.text() == wanted).then_some(words.pos));
            });
        }
        places
    }

    /// The words that are painted and lie in sight with all their height.
    pub fn words_in_sight(&self) -> Vec<String> {
        let window = self.harness.ctx.content_rect();
        let mut in_sight = Vec::new();
        for clipped in &self.harness.output().shapes {
            let seen = clipped.clip_rect.intersect(window);
            each_text(&clipped.shape, &mut |words| {
                let is_seen = seen.is_positive() && seen.expand(0.5).contains_rect(words.visual_bounding_rect());
                in_sight.extend(is_seen.then(|| words.galley.text().to_owned()));
            });
        }
        in_sight
    }

    /// How many moves of the list are in sight with all their height.
    pub fn moves_in_sight(&self) -> usize {
        // Behind the mark of a name or a question there is a whole space.
        let is_move = |words: &String| {
            let mut letters = words.chars();
            let is_marked = matches!(letters.next(), Some('☗' | '☖'));
            is_marked && letters.next().is_some_and(|second| !matches!(second, ' ' | '\u{a0}'))
        };
        self.words_in_sight().iter().filter(|words| is_move(words)).count()
    }

    /// Words of the program that stick out of their background at a side, or are cut short with ….
    pub fn cut_words(&self) -> Vec<String> {
        let window = self.harness.ctx.content_rect();
        let mut cut = Vec::new();
        for clipped in &self.harness.output().shapes {
            let seen = clipped.clip_rect.intersect(window);
            each_text(&clipped.shape, &mut |words| {
                let rect = words.visual_bounding_rect();
                let sticks_out = rect.left() < seen.left() - 1.0 || rect.right() > seen.right() + 1.0;
                let is_seen = seen.is_positive() && rect.y_range().intersects(seen.y_range());
                if !words.galley.text().trim().is_empty() && is_seen && (sticks_out || words.galley.elided) {
                    cut.push(format!("{:?} {rect:?} in {seen:?}", words.galley.text()));
                }
            });
        }
        cut
    }

    /// Lines of Japanese in sight that do not end where a phrase does, with what they go on with.
    pub fn lines_that_part_words(&self) -> Vec<String> {
        let mut parted = Vec::new();
        for clipped in &self.harness.output().shapes {
            each_text(&clipped.shape, &mut |words| parted.extend(parted_words(&words.galley)));
        }
        parted
    }

    /// Sentences with a line on which nothing stands.
    pub fn empty_lines(&self) -> Vec<String> {
        let mut found = Vec::new();
        for clipped in &self.harness.output().shapes {
            each_text(&clipped.shape, &mut |words| {
                let rows = &words.galley.rows;
                let is_empty = rows.len() > 1 && rows.iter().any(|row| row.text().trim().is_empty());
                found.extend(is_empty.then(|| words.galley.text().to_owned()));
            });
        }
        found
    }

    /// Words that overlap other words in the same part of the window.
    pub fn words_over_words(&self) -> Vec<String> {
        let mut seen: Vec<(Rect, Rect, String)> = Vec::new();
        let mut over = Vec::new();
        for clipped in &self.harness.output().shapes {
            each_text(&clipped.shape, &mut |words| {
                let rect = words.visual_bounding_rect().shrink(2.0);
                // A mark is painted anew over its own where its row is dark.
                let is_mark = matches!(words.galley.text(), "☗" | "☖");
                let is_seen = rect.is_positive() && clipped.clip_rect.intersects(rect) && !is_mark;
                let is_over =
                    |(clip, other, _): &&(Rect, Rect, String)| *clip == clipped.clip_rect && other.intersects(rect);
                over.extend(
                    seen.iter()
                        .filter(|_| is_seen)
                        .filter(is_over)
                        .map(|(.., other)| format!("{} over {other}", words.galley.text())),
                );
                if is_seen {
                    seen.push((clipped.clip_rect, rect, words.galley.text().to_owned()));
                }
            });
        }
        over
    }

    /// How often the last frame was laid out.
    pub fn passes_of_frame(&self) -> usize {
        self.harness.output().platform_output.num_completed_passes
    }

    /// The time after which the desk expects the screen to change.
    pub fn next_change(&self) -> Option<Duration> {
        self.harness.state().look(App::next_change)
    }

    /// The number of fields whose input state is remembered.
    pub fn remembered_fields(&self) -> usize {
        self.harness.ctx.data(|data| data.count::<egui::text_edit::TextEditState>())
    }

    /// The time after which the widgets want to be repainted by themselves.
    pub fn repaint_delay(&self) -> Duration {
        let viewports = &self.harness.output().viewport_output;
        viewports.values().map(|viewport| viewport.repaint_delay).min().unwrap_or(Duration::MAX)
    }
}

fn each_text(shape: &egui::Shape, look: &mut impl FnMut(&egui::epaint::TextShape)) {
    match shape {
        egui::Shape::Text(words) => look(words),
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| each_text(shape, look)),
        _ => {}
    }
}

/// Adds the words in `shape` to `letters`.
fn read(shape: &egui::Shape, letters: &mut Vec<(String, f32)>) {
    match shape {
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, letters)),
        egui::Shape::Text(words) => {
            let job = &words.galley.job;
            letters.extend(job.sections.first().map(|section| (job.text.clone(), section.format.font_id.size)));
        }
        _ => {}
    }
}

/// The lines of `galley` that end in a word, with what they go on with.
fn parted_words(galley: &Galley) -> Vec<String> {
    let ends = line_ends(galley.text());
    let lines: Vec<String> = galley.rows.iter().map(|row| row.text()).collect();
    let mut parted = Vec::new();
    let mut at = 0;
    for (row, pair) in galley.rows.iter().zip(lines.windows(2)) {
        at += row.char_count_including_newline().0;
        if is_japanese(galley.text()) && !row.ends_with_newline && ends[at - 1] != LineEnd::Phrase {
            parted.push(format!("{} / {}", pair[0], pair[1]));
        }
    }
    parted
}

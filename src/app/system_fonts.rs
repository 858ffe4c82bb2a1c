//! Letters that our fonts lack, drawn from the fonts of this machine: names and comments come from everywhere.
//!
//! Nothing is looked for before such a letter is to be seen. Then a thread looks for a face that has it, and until one is
//! found the sign for a missing letter stands there.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use egui::epaint::text::{FallbackRequest, FontInsert};
use egui::{Context, FontData, FontProvider, Plugin, Ui};
use skrifa::{FontRef, MetadataProvider as _};

use crate::storage::{SystemFace, face_with, font_folders};

/// No more faces are kept: each is in memory as a whole.
const MOST_FACES: usize = 6;
/// After so many letters that no font has, no others are looked for.
const MOST_IN_VAIN: usize = 64;

/// Lends the fonts of this machine to the windows of `ctx`.
pub(super) fn lend_to(ctx: &Context) {
    lend_from(ctx, font_folders());
}

fn lend_from(ctx: &Context, folders: Vec<PathBuf>) {
    let seeker = Seeker { lent: Lent::default(), folders: folders.into() };
    ctx.set_font_providers(vec![Arc::new(seeker.lent.clone())]);
    ctx.add_plugin(seeker);
}

/// What was found, as windows and thread share it.
#[derive(Clone, Default)]
struct Lent(Arc<Mutex<Search>>);

#[derive(Default)]
struct Search {
    faces: Vec<Face>,
    /// What no window has to ask for again.
    asked: HashSet<char>,
    wanted: Vec<char>,
    in_vain: usize,
    is_busy: bool,
}

/// A face that was found.
#[derive(Clone)]
struct Face {
    name: String,
    bytes: Arc<Vec<u8>>,
    index: u32,
}

impl Lent {
    fn search(&self) -> MutexGuard<'_, Search> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks for whatever is wanted; returns whether anything was found.
    fn seek(&self, folders: &[PathBuf]) -> bool {
        let mut has_found = false;
        while let Some(letter) = self.next() {
            let found = face_with(letter, folders);
            has_found |= found.is_some();
            self.search().take(found);
        }
        has_found
    }

    /// The next letter that is in none of the faces so far.
    fn next(&self) -> Option<char> {
        let mut search = self.search();
        let is_over = search.faces.len() >= MOST_FACES || search.in_vain >= MOST_IN_VAIN;
        let next = std::iter::from_fn(|| search.wanted.pop().map(|it| (it, search.face(it).is_some())));
        let next = next.filter(|_| !is_over).find(|(_, is_there)| !is_there).map(|(letter, _)| letter);
        search.is_busy = next.is_some();
        next
    }
}

impl Search {
    fn face(&self, letter: char) -> Option<&Face> {
        self.faces.iter().find(|face| face.has(letter))
    }

    fn take(&mut self, found: Option<SystemFace>) {
        self.in_vain += usize::from(found.is_none());
        self.faces.extend(found.map(|SystemFace { path, bytes, index }| Face {
            name: format!("{} {index}", path.display()),
            bytes: Arc::new(bytes),
            index,
        }));
    }
}

impl Face {
    fn has(&self, letter: char) -> bool {
        FontRef::from_index(&self.bytes, self.index).is_ok_and(|font| font.charmap().map(letter).is_some())
    }
}

impl FontProvider for Lent {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        let letter = request.cluster.chars().next()?;
        let mut search = self.search();
        if let Some(face) = search.face(letter).cloned() {
            let data = FontData::from_blob(face.bytes, face.index);
            return Some(FontInsert::new(&face.name, data, Vec::new()));
        }
        if search.asked.insert(letter) {
            search.wanted.push(letter);
        }
        None
    }
}

/// Has a thread look for what was missed while a window was painted.
struct Seeker {
    lent: Lent,
    folders: Arc<[PathBuf]>,
}

impl Plugin for Seeker {
    fn debug_name(&self) -> &'static str {
        "fonts of this machine"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let mut search = self.lent.search();
        if search.is_busy || search.wanted.is_empty() {
            return;
        }
        search.is_busy = true;
        let (lent, folders, ctx) = (self.lent.clone(), Arc::clone(&self.folders), ui.ctx().clone());
        let seek = move || {
            if lent.seek(&folders) {
                // What was missed is asked for again.
                ctx.set_font_providers(vec![Arc::new(lent)]);
            }
        };
        // Without a thread the sign for missing letters stays.
        _ = thread::Builder::new().name("system fonts".to_owned()).spawn(seek);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use egui::{Color32, RawInput};

    use super::*;
    use crate::app::theme::{bold, install_fonts, regular};
    use crate::text::Language;

    /// A font that many systems have, with more alphabets than ours.
    const DEJAVU: &str = "/usr/share/fonts/truetype/dejavu";

    fn paint(ctx: &Context, words: &str) {
        let words = words.to_owned();
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            for font in [regular(16.0), bold(16.0)] {
                _ = ui.painter().layout_no_wrap(words.clone(), font, Color32::BLACK);
            }
        });
        output.textures_delta.clear();
    }

    fn has(ctx: &Context, letter: char) -> bool {
        ctx.fonts_mut(|fonts| fonts.has_glyph(&regular(16.0), letter))
    }

    /// Paints `words` until a face for `letter` has come, or for a while.
    fn comes(ctx: &Context, words: &str, letter: char, rounds: usize) -> bool {
        (0..rounds).any(|_| {
            paint(ctx, words);
            thread::sleep(Duration::from_millis(20));
            has(ctx, letter)
        })
    }

    #[test]
    fn letters_that_ours_lack_are_drawn_from_a_font_of_this_machine() {
        let folder = PathBuf::from(DEJAVU);
        if !folder.is_dir() {
            return;
        }
        let ctx = Context::default();
        install_fonts(&ctx, Language::English);
        lend_from(&ctx, vec![folder]);
        let names = "ά שלום سلام 歩 한";
        for letter in ['ά', 'ש', 'س'] {
            assert!(comes(&ctx, names, letter, 500), "{letter}");
        }
        assert!(!comes(&ctx, names, '한', 3), "no font there has it");
    }

    #[test]
    fn nothing_is_looked_for_as_long_as_our_fonts_have_all_letters() {
        let ctx = Context::default();
        install_fonts(&ctx, Language::English);
        let seeker = Seeker { lent: Lent::default(), folders: Arc::default() };
        ctx.set_font_providers(vec![Arc::new(seeker.lent.clone())]);
        paint(&ctx, "佐藤 Łukasz 歩\t7六 …");
        let search = seeker.lent.search();
        assert!(search.wanted.is_empty() && !search.is_busy);
    }
}

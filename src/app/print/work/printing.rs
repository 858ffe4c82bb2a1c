//! Making pages, and writing them.

use std::path::{Path, PathBuf};

use crate::analysis::{TurningPoint, better_move};
use crate::app::effect::{PrintFailure, WriteFailure};
use crate::app::engines::scene::ScoreWords;
use crate::app::files::work::free;
use crate::app::print;
use crate::app::print::form::{PagePreview, Places, PrintJob, Sheet, moments_of};
use crate::picture::paper::{
    DiagramPlace, Exhibit, PAGE_WIDTH, PaperLanguage, PaperNotation, PaperWords, handout, move_words, possible_move,
    score_sheet,
};
use crate::picture::{Diagram, Drawing, pixels};
use crate::record::GameTree;
use crate::shogi::Move;
use crate::storage::{FileError, write_atomically};
use crate::text::{Arg, Text};

/// Writes the pages of `job` and returns the files they went into. Where one is there that may not be replaced, nothing
/// is written.
pub fn printed(job: &PrintJob, text: &Text, may_replace: &[PathBuf]) -> Result<Vec<PathBuf>, PrintFailure> {
    let pages = pages(job, text);
    let format = job.form.format;
    let files = format.files(&pages, &job.path);
    let asked_about = files.iter().map(|(path, _)| path).filter(|path| !may_replace.contains(path));
    let mut replaceable = Vec::new();
    for path in asked_about {
        match free(path) {
            Ok(()) => {}
            Err(WriteFailure::System(reason)) => return Err(unwritten(path, reason)),
            Err(WriteFailure::AlreadyThere | WriteFailure::ChangedMeanwhile) => replaceable.push(path.clone()),
        }
    }
    if !replaceable.is_empty() {
        return Err(PrintFailure::InTheWay(replaceable));
    }
    for (path, pages) in &files {
        let bytes =
            format.bytes(pages, PAGE_WIDTH).map_err(|error| unwritten(path, FileError::Other(error.to_string())))?;
        write_atomically(path, &bytes).map_err(|error| unwritten(path, FileError::in_writing(path, &error)))?;
    }
    Ok(files.into_iter().map(|(path, _)| path).collect())
}

/// The width of a preview in pixels: twice its width on the screen.
const PREVIEW_WIDTH: u32 = 640;

/// The first page of `job`, if there is any.
pub fn previewed(job: &PrintJob, text: &Text) -> Option<PagePreview> {
    let drawn = pages(job, text);
    let first = drawn.first()?;
    Some(PagePreview { first: pixels(first, PREVIEW_WIDTH), pages: drawn.len() })
}

fn unwritten(path: &Path, reason: FileError) -> PrintFailure {
    PrintFailure::Unwritten { path: path.to_owned(), reason }
}

fn pages(job: &PrintJob, text: &Text) -> Vec<Drawing> {
    let (tree, notation) = (&job.tree, job.notation.on_paper());
    match job.form.sheet {
        Sheet::Score => score_sheet(tree, notation, &PaperWords::of(tree, text).with_address(&job.address)),
        Sheet::Handout => handout(tree, &exhibits(job, notation, text), &PaperWords::of(tree, text)),
        Sheet::Diagram => {
            let caption = text.caption(&DiagramPlace::of(tree, job.node, notation));
            let diagram = Diagram { caption, ..print::work::painting::named(&job.board, text) };
            vec![diagram.draw(job.form.style)]
        }
    }
}

fn exhibits(job: &PrintJob, notation: PaperNotation, text: &Text) -> Vec<Exhibit> {
    let tree = &job.tree;
    let at = |node| Exhibit::at(tree, node, notation, text);
    let of_moment = |moment: TurningPoint| {
        let note = moment_words(job, &moment, notation, text);
        Exhibit { note, ..at(tree.parent(moment.node).unwrap_or(GameTree::ROOT)) }
    };
    match job.form.places {
        Places::Moments => moments_of(tree).into_iter().map(of_moment).collect(),
        Places::Every | Places::Noted => job.form.exhibited(tree).into_iter().map(at).collect(),
    }
}

/// The costly move, what would have been better, and what an engine thought of both, as in the list of moves.
fn moment_words(job: &PrintJob, moment: &TurningPoint, notation: PaperNotation, text: &Text) -> String {
    let (tree, score) = (&job.tree, ScoreWords::with(job.score));
    let Some(before) = tree.parent(moment.node) else { return String::new() };
    let (position, previous) = (tree.position_at(before), tree.node(before).mv.map(Move::to));
    let played = move_words(notation, tree.node(moment.node), &position, previous).unwrap_or_default();
    let value = |evaluation| Arg::from(score.words(evaluation, text));
    let (ply, scores) = (Arg::from(tree.number_of(moment.ply)), [value(moment.before), value(moment.after)]);
    let [before, after] = scores;
    let told = [("ply", ply), ("move", Arg::from(played)), ("before", before), ("after", after)];
    match better_move(tree, moment.node) {
        Some(better) => {
            let better = Arg::from(possible_move(notation, better, &position, previous));
            text.tell("paper-moment", &told.into_iter().chain([("better", better)]).collect::<Vec<_>>())
        }
        None => text.tell("paper-moment-alone", &told),
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "the test looks at the files that were written")]
mod tests {
    use std::fs;

    use super::*;
    use crate::app::engines::form::ScoreKind;
    use crate::app::print::form::PrintForm;
    use crate::app::settings::form::Settings;
    use crate::app::state::AppState;
    use crate::picture::PictureFormat;
    use crate::record::{Analysis, Evaluation};
    use crate::shogi::Position;
    use crate::text::Language;

    fn job(form: PrintForm, path: PathBuf) -> PrintJob {
        AppState::new(Settings::default()).print_job(form, path)
    }

    #[test]
    fn every_sheet_is_written_in_every_format_and_language() {
        let folder = tempfile::tempdir().unwrap();
        for language in Language::ALL {
            for sheet in Sheet::ALL {
                for (format, beginning) in PictureFormat::ALL.into_iter().zip([&b"%PDF"[..], b"<svg", b"\x89PNG"]) {
                    let form = PrintForm { sheet, format, places: Places::Every, ..PrintForm::default() };
                    let job = job(form, folder.path().join(format!("{language:?} {sheet:?}")));
                    let files = printed(&job, &Text::new(language), &[]).unwrap();
                    assert_eq!(files, std::slice::from_ref(&job.path), "one page needs no number");
                    assert!(fs::read(&files[0]).unwrap().starts_with(beginning));
                }
            }
        }
    }

    #[test]
    fn a_folder_that_has_the_name_of_a_page_is_not_offered_to_be_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("sheet.pdf");
        fs::create_dir(&path).unwrap();
        let failure =
            printed(&job(PrintForm::default(), path.clone()), &Text::new(Language::English), &[]).unwrap_err();
        assert_eq!(failure, PrintFailure::Unwritten { path, reason: FileError::FolderThere });
    }

    #[test]
    fn the_first_page_is_seen_before_it_is_printed_unless_there_is_none() {
        let text = Text::new(Language::English);
        let seen = |form| previewed(&job(form, PathBuf::new()), &text);
        let page = seen(PrintForm::default()).unwrap();
        assert_eq!((page.first.width, page.pages), (PREVIEW_WIDTH, 1));
        assert!(page.first.height > 600, "a sheet of A4 is upright");
        assert!(page.first.rgba.iter().any(|value| *value < 100), "something is written on it");
        let moments = PrintForm { sheet: Sheet::Handout, places: Places::Moments, ..PrintForm::default() };
        assert_eq!(seen(moments), None, "nothing was analysed");
    }

    #[test]
    fn a_moment_names_what_was_better_beside_what_was_played() {
        let mut tree = GameTree::new(Position::even());
        let mut node = GameTree::ROOT;
        for (mv, lines) in [
            ("7g7f", ["#評価値=30", "#読み筋=▲２六歩△８四歩"]),
            ("3c3d", ["#評価値=40", "#読み筋=△８四歩"]),
            ("8h2b+", ["#評価値=50", "#読み筋=▲２六歩△８四歩"]),
        ] {
            lines.into_iter().for_each(|line| tree.take_comment_line(node, line.to_owned()));
            node = tree.play(node, mv.parse().unwrap()).unwrap();
        }
        tree.take_comment_line(node, "#評価値=-900".to_owned());
        let form = PrintForm { sheet: Sheet::Handout, places: Places::Moments, ..PrintForm::default() };
        let mut job = PrintJob { tree, ..job(form, PathBuf::new()) };
        let notes = |job: &PrintJob, language| {
            let exhibits = exhibits(job, PaperNotation::Japanese, &Text::new(language));
            exhibits.into_iter().map(|it| (it.node, it.note)).collect::<Vec<_>>()
        };
        let before = job.tree.main_line()[2];
        let told = "3 ☗２二角成 (−900); better: ☗２六歩 (+50)".to_owned();
        assert_eq!(notes(&job, Language::English), [(before, told)]);
        let told = "3手目☗２二角成（−900）　最善手☗２六歩（+50）".to_owned();
        assert_eq!(notes(&job, Language::Japanese), [(before, told)]);
        job.score.0 = ScoreKind::Chance;
        assert_eq!(notes(&job, Language::English)[0].1, "3 ☗２二角成 (35%); better: ☗２六歩 (51%)");
        job.score.0 = ScoreKind::Points;
        *job.tree.node_mut(before).analyses_mut() = vec![Analysis::new(Evaluation::Points(50))];
        assert_eq!(notes(&job, Language::English)[0].1, "3 ☗２二角成: from +50 to −900");
        job.form.places = Places::Every;
        assert!(notes(&job, Language::English).iter().all(|(_, note)| note.is_empty()));
    }

    #[test]
    fn a_file_that_is_there_is_replaced_only_when_it_may_be() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("mine.pdf");
        fs::write(&path, "mine").unwrap();
        let (job, text) = (job(PrintForm::default(), path.clone()), Text::new(Language::English));
        assert_eq!(printed(&job, &text, &[]), Err(PrintFailure::InTheWay(vec![path.clone()])));
        assert_eq!(fs::read(&path).unwrap(), b"mine");
        printed(&job, &text, std::slice::from_ref(&path)).unwrap();
        assert!(fs::read(&path).unwrap().starts_with(b"%PDF"));
    }

    #[test]
    fn a_folder_that_is_not_there_is_reported_with_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("missing").join("a.pdf");
        let failure = printed(&job(PrintForm::default(), path.clone()), &Text::new(Language::English), &[]);
        assert!(matches!(failure, Err(PrintFailure::Unwritten { path: named, .. }) if named == path));
    }

    #[test]
    fn the_ending_that_was_typed_chooses_the_format() {
        let typed = |name: &str| job(PrintForm::default(), PathBuf::from(name));
        assert_eq!(typed("a.PNG").form.format, PictureFormat::Png);
        assert_eq!((typed("a.b").form.format, typed("a.b").path), (PictureFormat::Pdf, PathBuf::from("a.b.pdf")));
    }
}

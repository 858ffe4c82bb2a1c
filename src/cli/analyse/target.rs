//! Where the analysed records go.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::cli::endings::endings;
use crate::cli::inputs::Input;
use crate::cli::terminal::name;
use crate::record::RecordFormat;
use crate::storage::{is_folder, is_special_file};

/// A file to analyse.
pub(super) struct Job {
    pub(super) input: Input,
    /// The file for the result, if one is wanted; the reason if it cannot have one.
    pub(super) target: Result<Option<PathBuf>, String>,
}

/// A job for each input. No two have the same target, and none has another's input for its target.
pub(super) fn jobs(inputs: Vec<Input>, out: Option<&Path>, into: Option<&Path>) -> Vec<Job> {
    let sources: BTreeSet<PathBuf> = inputs.iter().map(|input| input.path.clone()).collect();
    let mut taken = BTreeSet::new();
    let mut job = |input: Input| {
        let wanted = out.map(Path::to_owned).or_else(|| into.map(|folder| target_in(folder, &input.within)));
        let target = match wanted {
            Some(target) if target != input.path && sources.contains(&target) => {
                Err(format!(" {} is itself one of the files to analyse, and is left as it is", name(&target)))
            }
            Some(target) if !taken.insert(target.clone()) => {
                Err(format!(" {} is the result of another file", name(&target)))
            }
            target => Ok(target),
        };
        Job { input, target }
    };
    inputs.into_iter().map(&mut job).collect()
}

/// Why nothing can be written to the file that was named for the result, and what to do.
pub(super) fn refusal(out: &Path) -> Option<String> {
    let named = name(out);
    if is_folder(out) {
        return Some(format!("{named} is a folder; --into writes into it"));
    }
    let unfit = match format_of(out) {
        Some(format) if !format.has_evaluations() => Some("is in a format that has no place for evaluations"),
        None if out.extension().is_some() => Some("has the ending of no record"),
        Some(_) | None => None,
    };
    if let Some(unfit) = unfit {
        return Some(format!("{named} {unfit}; take {}", endings(RecordFormat::has_evaluations)));
    }
    if is_special_file(out) {
        return Some(format!("{named} is no ordinary file; take the name of one"));
    }
    let folder = out.parent().filter(|folder| !folder.as_os_str().is_empty() && !is_folder(folder))?;
    Some(format!("there is no folder {}; make it first, or let --into make one", name(folder)))
}

/// The same name in another folder; where the format has no place for evaluations, as KIF.
fn target_in(folder: &Path, within: &Path) -> PathBuf {
    let target = folder.join(within);
    match format_of(&target) {
        Some(format) if !format.has_evaluations() => target.with_extension("kifu"),
        Some(_) | None => target,
    }
}

/// The format that a file's name tells. These two endings have other uses as well, and say nothing of a file that is
/// only looked for.
pub(super) fn format_of(file: &Path) -> Option<RecordFormat> {
    let ending = file.extension()?.to_str()?;
    match ending.to_ascii_lowercase().as_str() {
        "json" => Some(RecordFormat::Jkf),
        "bod" => Some(RecordFormat::Bod),
        _ => RecordFormat::of_ending(ending).map(|(format, _)| format),
    }
}

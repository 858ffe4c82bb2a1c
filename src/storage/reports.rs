//! Crash reports.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::rights::for_owner;

/// The prefix of reports that nobody has been told about yet.
const NEW: &str = "new-";

/// The most reports that are kept.
const MOST_REPORTS: u32 = 100;

/// Writes a crash report into `folder`, under a name of its own.
///
/// # Errors
/// Returns the system's error, or an error if there are too many reports already.
pub fn write_report(folder: &Path, report: &str) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for number in 1..=MOST_REPORTS {
        let name = format!("crash-{number:03}.txt");
        if folder.join(&name).exists() {
            continue;
        }
        match for_owner(OpenOptions::new().write(true).create_new(true)).open(folder.join(format!("{NEW}{name}"))) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
            Ok(mut file) => {
                file.write_all(report.as_bytes())?;
                return file.sync_all();
            }
        }
    }
    Err(io::ErrorKind::QuotaExceeded.into())
}

/// Returns the reports written since the last call.
#[must_use]
pub fn new_reports(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).map_or_else(|_| Vec::new(), |entries| entries.filter_map(Result::ok).collect());
    let mut reports: Vec<PathBuf> = entries
        .iter()
        .filter_map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            let told = folder.join(name.strip_prefix(NEW)?);
            fs::rename(entry.path(), &told).ok().map(|()| told)
        })
        .collect();
    reports.sort();
    reports
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_report_is_told_of_once_and_stays() {
        let folder = tempfile::tempdir().unwrap();
        let reports = folder.path().join("reports");
        assert!(new_reports(&reports).is_empty());
        write_report(&reports, "one").unwrap();
        write_report(&reports, "two").unwrap();
        let told = new_reports(&reports);
        assert_eq!(told.len(), 2);
        assert!(new_reports(&reports).is_empty());
        write_report(&reports, "three").unwrap();
        assert_eq!(fs::read_to_string(&new_reports(&reports)[0]).unwrap(), "three");
        assert_eq!(fs::read_to_string(&told[0]).unwrap(), "one");
    }
}

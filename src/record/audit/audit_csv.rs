//! The audit log as CSV, for other programs.

use super::{AuditEntry, AuditState};
use crate::record::csv_cell;

/// The column headings.
const COLUMNS: [&str; 13] = [
    "date",
    "who",
    "act",
    "reason",
    "ply",
    "standing",
    "black",
    "white",
    "ply after",
    "standing after",
    "black after",
    "white after",
    "warnings",
];

/// Writes the entries as comma-separated values: a row of column headings, then one row per entry, in the same words as
/// in the record. Clocks show main time and byoyomi periods left.
#[must_use]
pub fn audit_csv(entries: &[AuditEntry]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let rows = entries.iter().map(row);
    // This cannot fail: it writes to memory, and all rows have the same length.
    _ = writer.write_record(COLUMNS);
    rows.for_each(|row| _ = writer.write_record(row));
    let bytes = writer.into_inner().unwrap_or_default();
    String::from_utf8(bytes).unwrap_or_default()
}

fn row(entry: &AuditEntry) -> Vec<String> {
    let said = [csv_cell(&entry.date), csv_cell(&entry.who), entry.act.to_string(), csv_cell(&entry.reason)];
    let [black, white] = entry.after.warnings;
    let states = [&entry.before, &entry.after].into_iter().flat_map(columns_of);
    said.into_iter().chain(states).chain([format!("{black}/{white}")]).collect()
}

fn columns_of(state: &AuditState) -> [String; 4] {
    let [black, white] = state.clocks.map(|clock| clock.to_string());
    [state.ply.to_string(), state.standing.to_string(), black, white]
}

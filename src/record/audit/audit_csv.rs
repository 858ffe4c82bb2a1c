use super::{AuditEntry, AuditState};
use crate::record::csv_cell;

/// The names of the columns.
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

/// The entries as a table for other programs: comma-separated, one line each below the names of the columns, in the same
/// words as in the record. Clocks are main time and byoyomi periods left.
#[must_use]
pub fn audit_csv(entries: &[AuditEntry]) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let rows = entries.iter().map(row);
    // Nothing can fail: it is memory that is written to, and all rows are equally long.
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

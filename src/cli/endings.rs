//! The endings that a record may have, as a complaint lists them.

use crate::record::RecordFormat;

/// The endings of the formats that `fit`: `.kif, .kifu or .jkf`.
pub(super) fn endings(fit: impl Fn(RecordFormat) -> bool) -> String {
    let fitting = RecordFormat::ALL.into_iter().filter(|format| fit(*format));
    let named: Vec<String> = fitting.flat_map(|format| format.endings().map(|ending| format!(".{ending}"))).collect();
    match named.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => named.concat(),
    }
}

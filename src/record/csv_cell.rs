//! Text from outside, made safe for a CSV file.

/// Escapes a text that somebody else wrote for use as a CSV cell. A spreadsheet takes anything that begins with one of
/// these characters for a formula and would evaluate it; an apostrophe in front makes it text.
#[must_use]
pub fn csv_cell(text: &str) -> String {
    let is_formula = text.len() > 1 && text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    if is_formula { format!("'{text}") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_cell_is_a_formula() {
        for text in ["=1+1", "+7776FU", "-5", "@SUM(A1)", "\t=1"] {
            assert_eq!(csv_cell(text), format!("'{text}"));
        }
        for text in ["", "-", "朝日", "a=b", "5-dan"] {
            assert_eq!(csv_cell(text), text);
        }
    }
}

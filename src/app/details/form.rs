//! A record's header as fields, and back.

use crate::record::Header;
use crate::shogi::Color;

/// The fields of a game's details: the lines of its header.
///
/// Lines that were there keep their order, added ones come after them, and a line without a value is left out, unless
/// it had none before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DetailsForm {
    original: Header,
    /// The fields, the usual ones first.
    pub rows: Vec<DetailsRow>,
}

/// What is changed in the fields: a record may have more lines than can be told anew for each letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DetailsEdit {
    /// The line in this row has another key.
    Key(usize, String),
    /// It says something else.
    Value(usize, String),
    /// There is an empty line at the end.
    Add,
    /// The line in this row goes.
    Remove(usize),
}

/// A line of the header, as a field to be filled in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DetailsRow {
    /// 棋戦, 場所 …
    pub key: String,
    /// The value.
    pub value: String,
    /// Whether the key is one of the usual ones, which are offered always and by name.
    pub is_usual: bool,
    /// The line of the header that it came from; `None` for a new one.
    origin: Option<usize>,
}

/// The keys that every program knows, in the order in which they are shown.
const fn usual_keys(is_handicap: bool) -> [&'static str; 12] {
    [
        Header::player_key(Color::Black, is_handicap),
        Header::rank_key(Color::Black),
        Header::player_key(Color::White, is_handicap),
        Header::rank_key(Color::White),
        "棋戦",
        "表題",
        "場所",
        "開始日時",
        "終了日時",
        "持ち時間",
        "戦型",
        "備考",
    ]
}

/// The one line that follows from the starting position and cannot be chosen.
const HANDICAP: &str = "手合割";

impl DetailsForm {
    /// The fields for `header`; `is_handicap` says what the players are called.
    #[must_use]
    pub fn of(header: &Header, is_handicap: bool) -> Self {
        let lines: Vec<(&str, &str)> = header.iter().collect();
        let usual = usual_keys(is_handicap).map(|key| DetailsRow::of_usual(key, &lines));
        let is_taken = |index| usual.iter().any(|row| row.origin == Some(index));
        let others = lines.iter().enumerate().filter(|(index, (key, _))| !is_taken(*index) && *key != HANDICAP);
        let others = others.map(|(index, (key, value))| DetailsRow::of_line(index, key, value)).collect::<Vec<_>>();
        Self { original: header.clone(), rows: usual.into_iter().chain(others).collect() }
    }

    /// Changes what stands in the fields.
    pub fn edit(&mut self, edit: DetailsEdit) {
        match edit {
            DetailsEdit::Key(index, key) => {
                if let Some(row) = self.rows.get_mut(index) {
                    row.key = key;
                }
            }
            DetailsEdit::Value(index, value) => {
                if let Some(row) = self.rows.get_mut(index) {
                    row.value = value;
                }
            }
            DetailsEdit::Add => self.rows.push(DetailsRow::default()),
            DetailsEdit::Remove(index) => {
                if index < self.rows.len() {
                    self.rows.remove(index);
                }
            }
        }
    }

    /// The header that the fields describe.
    #[must_use]
    pub fn header(&self) -> Header {
        let mut row_of = vec![None; self.original.iter().count()];
        for row in &self.rows {
            row.origin.into_iter().for_each(|index| row_of[index] = Some(row));
        }
        let known = self.original.iter().zip(row_of).filter_map(|((key, value), row)| became(row, key, value));
        let added = self.rows.iter().filter(|row| row.origin.is_none()).filter_map(DetailsRow::line);
        known.chain(added).collect()
    }
}

/// What a line that was there has become; it stands in `row` if in any.
fn became(row: Option<&DetailsRow>, key: &str, value: &str) -> Option<(String, String)> {
    let unchanged = || Some((key.to_owned(), value.to_owned()));
    match row {
        Some(row) if row.key == key && row.value == value => unchanged(),
        Some(row) => row.line(),
        None if key == HANDICAP => unchanged(),
        None => None,
    }
}

impl DetailsRow {
    fn of_usual(key: &str, lines: &[(&str, &str)]) -> Self {
        let origin = lines.iter().position(|(known, _)| *known == key);
        let value = origin.map_or_else(String::new, |index| lines[index].1.to_owned());
        Self { key: key.to_owned(), value, is_usual: true, origin }
    }

    fn of_line(index: usize, key: &str, value: &str) -> Self {
        Self { key: key.to_owned(), value: value.to_owned(), is_usual: false, origin: Some(index) }
    }

    /// The line of the header, in which neither part can hold a line break; `None` where there is nothing to write.
    fn line(&self) -> Option<(String, String)> {
        let tidy = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let (key, value) = (tidy(&self.key).replace(['：', ':'], ""), tidy(&self.value));
        (!key.is_empty() && !value.is_empty()).then_some((key, value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(lines: &[(&str, &str)]) -> Header {
        lines.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect()
    }

    #[test]
    fn what_nobody_touches_stays_as_it_was_line_by_line() {
        let odd = header(&[("対局ID", "7"), ("手合割", "平手"), ("棋戦", ""), ("先手", "佐藤"), ("棋戦", "again")]);
        assert_eq!(DetailsForm::of(&odd, false).header(), odd);
    }

    #[test]
    fn a_changed_line_keeps_its_place_an_emptied_one_goes_and_a_new_one_comes_last() {
        let before = header(&[("棋戦", "club"), ("先手", "佐藤"), ("対局ID", "7")]);
        let mut form = DetailsForm::of(&before, false);
        let mut set = |key: &str, value: &str| {
            let row = form.rows.iter().position(|row| row.key == key).unwrap();
            form.edit(DetailsEdit::Value(row, value.to_owned()));
        };
        set("棋戦", "  club   cup\n");
        set("先手", "");
        set("場所", "Hall 1");
        assert_eq!(form.header(), header(&[("棋戦", "club cup"), ("対局ID", "7"), ("場所", "Hall 1")]));
    }

    #[test]
    fn a_line_of_ones_own_needs_a_key_and_a_value() {
        let mut form = DetailsForm::of(&Header::default(), true);
        form.edit(DetailsEdit::Add);
        let last = form.rows.len() - 1;
        form.edit(DetailsEdit::Value(last, "3".to_owned()));
        assert_eq!(form.header(), Header::default());
        form.edit(DetailsEdit::Key(last, "table：".to_owned()));
        assert_eq!(form.header(), header(&[("table", "3")]));
        form.edit(DetailsEdit::Remove(last));
        assert_eq!(form.header(), Header::default());
    }

    #[test]
    fn a_line_that_is_taken_away_goes_and_the_others_stay_in_order() {
        let before = header(&[("a", "1"), ("手合割", "平手"), ("b", "2"), ("c", "3")]);
        let mut form = DetailsForm::of(&before, false);
        form.edit(DetailsEdit::Remove(form.rows.iter().position(|row| row.key == "b").unwrap()));
        assert_eq!(form.header(), header(&[("a", "1"), ("手合割", "平手"), ("c", "3")]));
    }
}

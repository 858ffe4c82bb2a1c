//! The editor of handicap tables in words, and why a table cannot be used.

use crate::app::handicaps::form::{HandicapsForm, TableFault};
use crate::app::state::AppState;
use crate::rules::{HandicapTable, SuggestedTerms};
use crate::shogi::Handicap;
use crate::text::Text;

/// The editor of handicap tables.
#[derive(Clone, Debug)]
pub struct HandicapsScene {
    /// The tables to choose from with their names, and whether each is shown.
    pub tables: Vec<(Option<String>, String, bool)>,
    /// The table that is shown, as it reads now.
    pub table: HandicapTable,
    /// Everything that can be played with its name.
    pub terms: Vec<(SuggestedTerms, String)>,
    /// The words before each step, and shorter ones where there is little room.
    pub from: [String; 2],
    /// Whether it is one of the user's own, or will be.
    pub is_own: bool,
    /// Where a built-in one was found.
    pub source: String,
    /// Why it cannot be used.
    pub fault: Option<String>,
    /// Whether it can be deleted.
    pub can_delete: bool,
}

impl HandicapsScene {
    pub fn of(state: &AppState, form: &HandicapsForm, text: &Text) -> Self {
        let shelf = &state.handicap_tables;
        let row = |(file, table): (Option<&str>, &HandicapTable)| {
            (file.map(str::to_owned), table_name(table, text), file == form.file.as_deref())
        };
        Self {
            tables: shelf.all().map(row).collect(),
            terms: all_terms(text),
            from: ["table-from", "table-from-short"].map(|words| text.say(words)),
            is_own: form.file.is_some() || form.is_changed(),
            source: source(&form.table, text),
            fault: form.fault(shelf).map(|fault| fault_words(&fault, text)),
            can_delete: form.file.is_some(),
            table: form.table.clone(),
        }
    }
}

/// What a table of handicaps is called.
pub fn table_name(table: &HandicapTable, text: &Text) -> String {
    text.either(&table.name.en, &table.name.ja).to_owned()
}

fn source(table: &HandicapTable, text: &Text) -> String {
    if table.source.is_empty() {
        return text.say("table-made-up");
    }
    let day = table.checked.clone().unwrap_or_default();
    text.tell("table-source", &[("source", table.source.as_str().into()), ("day", day.into())])
}

fn all_terms(text: &Text) -> Vec<(SuggestedTerms, String)> {
    let plain = [SuggestedTerms::Furigoma, SuggestedTerms::LowerPlaysBlack];
    let handicaps = Handicap::ALL.into_iter().filter(|handicap| *handicap != Handicap::Even);
    let all = plain.into_iter().chain(handicaps.map(SuggestedTerms::Handicap));
    all.map(|terms| (terms, terms_words(terms, text))).collect()
}

/// What is played, in words.
pub fn terms_words(terms: SuggestedTerms, text: &Text) -> String {
    match terms {
        SuggestedTerms::Furigoma => text.say("suggested-furigoma"),
        SuggestedTerms::LowerPlaysBlack => text.say("suggested-lower-black"),
        SuggestedTerms::Handicap(handicap) => text.handicap(handicap),
    }
}

fn fault_words(fault: &TableFault, text: &Text) -> String {
    match fault {
        TableFault::Field(fault) => text.table_fault(fault),
        TableFault::TakenName => text.say("table-taken-name"),
    }
}

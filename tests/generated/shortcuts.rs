//! The table of keys in the manual.

use egui::ModifierNames;
use komadai::app::{Command, MENUS, Menu, show_keys};
use komadai::text::{Language, Text};

use crate::{keep, read};

const BEGINNING: &str = "see CONTRIBUTING.md -->\n";
const END: &str = "<!-- end -->";

#[test]
fn the_manual_lists_every_key() {
    let pages = [
        (Language::English, "en", "| Menu | Command | Key |"),
        (Language::Japanese, "ja", "| メニュー | 項目 | キー |"),
    ];
    for (language, folder, head) in pages {
        let path = format!("docs/manual/{folder}/shortcuts.md");
        let page = read(&path);
        let (before, rest) = page.split_once(BEGINNING).expect("the table has a beginning");
        let (_, after) = rest.split_once(END).expect("the table has an end");
        keep(&path, &format!("{before}{BEGINNING}\n{}\n{END}{after}", table(head, &Text::new(language))));
    }
}

fn table(head: &str, text: &Text) -> String {
    format!("{head}\n| --- | --- | --- |\n") + &MENUS.iter().map(|menu| rows(menu, text)).collect::<String>()
}

fn rows(menu: &Menu, text: &Text) -> String {
    let title = text.say(menu.title);
    let row = |command: &Command| {
        let keys = command.shortcut()?;
        let key = show_keys(&ModifierNames::NAMES.format(&keys.modifiers, false), keys.logical_key);
        Some(format!("| {title} | **{}** | {key} |\n", text.say(command.name())))
    };
    menu.entries.iter().flatten().filter_map(row).collect()
}

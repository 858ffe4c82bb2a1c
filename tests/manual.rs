//! What the manual says is so: its words are those on the screen, its commands can be typed, its links lead somewhere,
//! and both languages say the same.
#![cfg(feature = "gui")]
#![expect(clippy::disallowed_methods, reason = "this test reads the sentences of the program")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Parser;
use komadai::app::{Command, MENUS};
use komadai::cli::Arguments;
use komadai::text::manual::{Block, Chapter, Span, SpanKind};
use komadai::text::{Language, Text};

fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

const fn tag(language: Language) -> &'static str {
    match language {
        Language::English => "en",
        Language::Japanese => "ja",
    }
}

fn files_in(path: &str) -> Vec<String> {
    let entries = fs::read_dir(folder(path)).expect("the folder is there").filter_map(Result::ok);
    entries.map(|entry| fs::read_to_string(entry.path()).expect("the file can be read")).collect()
}

/// Every sentence of the program without blanks, and the names in the files of rules, clocks and schedules.
fn words_on_screen(language: Language) -> BTreeSet<String> {
    let sentences = files_in(&format!("assets/text/{}", tag(language)));
    let values = sentences.iter().flat_map(|file| file.lines()).filter_map(|line| line.split_once(" = "));
    let mut words: BTreeSet<String> = values.map(|(_, value)| value.to_owned()).collect();
    let key = format!("{}: \"", tag(language));
    for file in ["assets/profiles", "assets/clocks", "assets/sounds/schedules"].into_iter().flat_map(files_in) {
        words.extend(file.split(&key).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
    }
    words
}

fn spans(block: Block) -> Vec<Span> {
    match block {
        Block::Heading { .. } | Block::Code(_) => Vec::new(),
        Block::Paragraph(spans) => spans,
        Block::List { items, .. } => items.into_iter().flatten().collect(),
        Block::Table(rows) => rows.into_iter().flatten().flatten().collect(),
    }
}

/// Every span of the manual in a language, with its chapter.
fn all_spans(language: Language) -> impl Iterator<Item = (Chapter, Span)> {
    Chapter::ALL
        .into_iter()
        .flat_map(move |chapter| chapter.blocks(language).into_iter().flat_map(spans).map(move |span| (chapter, span)))
}

#[test]
fn every_word_in_bold_is_a_word_on_the_screen() {
    for language in Language::ALL {
        let known = words_on_screen(language);
        let strong = all_spans(language).filter(|(_, span)| span.kind == SpanKind::Strong);
        let words = strong.flat_map(|(chapter, span)| {
            span.words.split(" → ").map(|words| (chapter, words.to_owned())).collect::<Vec<_>>()
        });
        let strange: Vec<_> = words.filter(|(_, words)| !known.contains(words)).collect();
        assert!(strange.is_empty(), "{language:?}: {strange:#?}");
    }
}

/// What stands in a menu besides its commands under their usual names.
const BESIDES: [(&str, &[&str]); 4] = [
    ("menu-file", &["menu-recent", "menu-autosave"]),
    ("menu-edit", &["menu-copy", "command-paste"]),
    ("menu-game", &["command-resume"]),
    ("menu-view", &["command-table-top-end", "menu-theme", "menu-language", "menu-notation"]),
];

/// What is in the menus: the title of each with the words of every entry.
fn entries_of_menus(text: &Text) -> BTreeSet<(String, String)> {
    let commands = MENUS
        .iter()
        .flat_map(|menu| menu.entries.iter().flatten().map(|command: &Command| (menu.title, command.name())));
    let besides = BESIDES.iter().flat_map(|(menu, names)| names.iter().map(|name| (*menu, *name)));
    commands.chain(besides).map(|(menu, name)| (text.say(menu), text.say(name))).collect()
}

#[test]
fn every_way_through_a_menu_leads_to_an_entry_of_that_menu() {
    for language in Language::ALL {
        let known = entries_of_menus(&Text::new(language));
        let ways =
            all_spans(language).filter(|(_, span)| span.kind == SpanKind::Strong).filter_map(|(chapter, span)| {
                let (menu, entry) = span.words.split_once(" → ")?;
                Some((chapter, (menu.to_owned(), entry.to_owned())))
            });
        let ways: Vec<_> = ways.collect();
        assert!(ways.len() > 60, "{language:?}: only {} ways were found", ways.len());
        let strange: Vec<_> = ways.into_iter().filter(|(_, way)| !known.contains(way)).collect();
        assert!(strange.is_empty(), "{language:?}: {strange:#?}");
    }
}

#[test]
fn every_link_leads_to_a_chapter() {
    for language in Language::ALL {
        for (chapter, span) in all_spans(language) {
            if let SpanKind::Link(target) = span.kind {
                assert!(Chapter::in_file(&target).is_some(), "{language:?}, {chapter:?}: {target}");
            }
        }
    }
}

#[test]
fn no_link_stands_in_a_table_where_the_window_has_none() {
    for block in Language::ALL.into_iter().flat_map(|it| Chapter::ALL.map(|chapter| chapter.blocks(it))).flatten() {
        let Block::Table(rows) = block else { continue };
        let linked = rows.iter().flatten().flatten().find(|span| matches!(span.kind, SpanKind::Link(_)));
        assert_eq!(linked, None);
    }
}

#[test]
fn every_command_in_the_manual_can_be_typed() {
    let mut count = 0;
    for language in Language::ALL {
        for block in Chapter::ALL.into_iter().flat_map(|chapter| chapter.blocks(language)) {
            let Block::Code(lines) = block else { continue };
            for line in lines.lines().filter(|line| line.starts_with("komadai")) {
                let typed = Arguments::try_parse_from(line.split_whitespace());
                assert!(typed.is_ok(), "{line}: {}", typed.expect_err("it is not ok"));
                count += 1;
            }
        }
    }
    assert!(count > 10, "only {count} commands were found");
}

/// The kinds of blocks, with how much is in each.
#[test]
fn the_greetings_of_a_game_stand_in_the_chapter_about_playing_in_the_order_in_which_they_are_said() {
    for language in Language::ALL {
        let text = fs::read_to_string(folder(&format!("docs/manual/{}/play.md", tag(language)))).unwrap();
        let places = ["お願いします", "負けました", "ありがとうございました"].map(|greeting| text.find(greeting));
        assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{language:?}: {places:?}");
    }
}

fn outline(chapter: Chapter, language: Language) -> Vec<(&'static str, usize)> {
    let kind = |block: Block| match block {
        Block::Heading { level, .. } => ("heading", level),
        Block::Paragraph(_) => ("paragraph", 1),
        Block::List { items, .. } => ("list", items.len()),
        Block::Table(rows) => ("table", rows.len()),
        Block::Code(lines) => ("code", lines.lines().count()),
    };
    chapter.blocks(language).into_iter().map(kind).collect()
}

#[test]
fn both_languages_say_the_same_in_the_same_order() {
    for chapter in Chapter::ALL {
        let [english, japanese] = Language::ALL.map(|language| outline(chapter, language));
        assert_eq!(english, japanese, "{chapter:?}");
    }
}

#[test]
fn every_chapter_has_a_title_and_stands_in_the_list_of_the_folder() {
    let list = fs::read_to_string(folder("docs/manual/README.md")).expect("the folder says what is in it");
    for chapter in Chapter::ALL {
        for language in Language::ALL {
            let link = format!("[{}]({}/{})", chapter.title(language), tag(language), chapter.file());
            assert!(list.contains(&link), "{link}");
        }
    }
}

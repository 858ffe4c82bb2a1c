//! What is told to systems about the program is the same everywhere, and what is told to people about the files exists.
#![expect(clippy::disallowed_methods, reason = "this test reads the project's own files")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use komadai::record::{FileKind, RecordFormat};

/// The formats whose files systems are to know.
fn known_formats() -> impl Iterator<Item = RecordFormat> {
    RecordFormat::ALL.into_iter().filter(|format| format.media_type().is_some())
}

/// The endings of these files.
fn endings() -> BTreeSet<&'static str> {
    known_formats().flat_map(RecordFormat::endings).collect()
}

/// The types of these files.
fn types() -> BTreeSet<&'static str> {
    known_formats().filter_map(RecordFormat::media_type).collect()
}

fn in_project(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn read(path: &str) -> String {
    fs::read_to_string(in_project(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What stands between `before` and `after`, each time.
fn all_between<'a>(text: &'a str, before: &str, after: &str) -> BTreeSet<&'a str> {
    text.split(before).skip(1).filter_map(|rest| Some(rest.split_once(after)?.0)).collect()
}

#[test]
fn every_system_is_told_the_same_endings() {
    let mime = read("packaging/linux/komadai-mime.xml");
    assert_eq!(all_between(&mime, "<glob pattern=\"*.", "\""), endings());
    let windows = read("packaging/windows/komadai.wxs");
    assert_eq!(all_between(&windows, "<Extension Id=\"", "\""), endings());
    let setup = read("packaging/windows/setup.nsi");
    assert_eq!(all_between(&setup, "!insertmacro Type \"", "\""), endings());
    assert_eq!(all_between(&setup, "!insertmacro NoType \"", "\""), endings());
    let mac = read("packaging/macos/Info.plist");
    let lists = all_between(&mac, "<key>public.filename-extension</key><array>", "</array>");
    let on_mac: BTreeSet<&str> =
        lists.into_iter().flat_map(|list| all_between(list, "<string>", "</string>")).collect();
    assert_eq!(on_mac, endings());
}

#[test]
fn every_list_of_formats_names_all_of_them() {
    let files: Vec<&FileKind> = RecordFormat::ALL.iter().flat_map(|format| format.files()).collect();
    for language in ["en", "ja"] {
        let (path, commands) =
            (format!("docs/manual/{language}/formats.md"), format!("docs/manual/{language}/command-line.md"));
        let (formats, commands) = (read(&path), read(&commands));
        for format in RecordFormat::ALL {
            let row = format!("| {} |", format.name());
            assert!(formats.contains(&row), "{path} has no row {row}");
            assert!(format.endings().all(|ending| formats.contains(&format!("`.{ending}`"))), "{path}: {format:?}");
        }
        assert!(files.iter().all(|file| commands.contains(&format!("`{}`", file.id))), "convert --to, {language}");
    }
    for path in ["README.md", "packaging/linux/org.komadai.Komadai.metainfo.xml", "packaging/deb.sh"] {
        let text = read(path);
        let forgotten = RecordFormat::ALL.iter().find(|format| !format.is_position() && !text.contains(format.name()));
        assert_eq!(forgotten, None, "{path}");
    }
    let ids: Vec<&str> = files.iter().map(|file| file.id).collect();
    assert!(read("packaging/windows/trials/commands.sh").contains(&format!("for format in {}; do", ids.join(" "))));
    let tried: Vec<&str> = known_formats().flat_map(RecordFormat::endings).collect();
    assert!(read("packaging/try_deb.sh").contains(&format!("for ending in {}; do", tried.join(" "))));
}

#[test]
fn every_system_is_told_the_same_types() {
    let mime = read("packaging/linux/komadai-mime.xml");
    assert_eq!(all_between(&mime, "<mime-type type=\"", "\""), types());
    let entry = read("packaging/linux/komadai.desktop");
    let (_, listed) = entry.split_once("MimeType=").expect("the entry names types");
    let listed = listed.lines().next().unwrap_or_default();
    assert_eq!(listed.split_terminator(';').collect::<BTreeSet<_>>(), types());
    let component = read("packaging/linux/org.komadai.Komadai.metainfo.xml");
    assert_eq!(all_between(&component, "<mediatype>", "</mediatype>"), types());
    for path in ["packaging/windows/komadai.wxs", "packaging/windows/setup.nsi", "packaging/macos/Info.plist"] {
        let text = read(path);
        assert!(types().iter().all(|name| text.contains(name)), "{path}");
    }
}

#[test]
fn every_system_is_told_the_same_version() {
    let version = env!("CARGO_PKG_VERSION");
    let numbers = version.replace('.', ",");
    for (path, words) in [
        ("packaging/windows/komadai.wxs", format!(" Version=\"{version}\"")),
        ("packaging/windows/komadai.rc", format!("FILEVERSION {numbers},0")),
        ("packaging/windows/komadai.rc", format!("PRODUCTVERSION {numbers},0")),
        ("packaging/windows/komadai.rc", format!("\"ProductVersion\", \"{version}\"")),
        ("packaging/windows/komadai.manifest", format!("name=\"org.komadai.Komadai\" version=\"{version}.0\"")),
        ("packaging/macos/Info.plist", format!("<key>CFBundleShortVersionString</key><string>{version}</string>")),
        ("packaging/macos/Info.plist", format!("<key>CFBundleVersion</key><string>{version}</string>")),
    ] {
        assert!(read(path).contains(&words), "{path} does not say {words}");
    }
}

#[test]
fn every_file_of_the_packaging_has_its_line() {
    let list = read("packaging/README.md");
    for folder in ["", "linux/", "windows/", "macos/"] {
        let entries = fs::read_dir(in_project(&format!("packaging/{folder}"))).expect("the folder is there");
        for entry in entries.filter_map(Result::ok) {
            let name = format!("{folder}{}", entry.file_name().to_string_lossy());
            let is_named = list.contains(&format!("`{name}`")) || list.contains(&format!("`{name}/`"));
            let is_folder_with_lines = folder.is_empty() && list.contains(&format!("`{name}/"));
            assert!(
                is_named || is_folder_with_lines || name == "README.md",
                "packaging/README.md says nothing of {name}"
            );
        }
    }
}

#[test]
fn what_contributors_are_told_to_look_at_exists() {
    let named: BTreeSet<String> = paths_in(&read("CONTRIBUTING.md")).map(str::to_owned).collect();
    assert!(named.len() > 40, "only {} were found", named.len());
    let missing: Vec<&String> = named.iter().filter(|path| !in_project(path).exists()).collect();
    assert!(missing.is_empty(), "CONTRIBUTING.md names what is not there: {missing:?}");
}

#[test]
fn what_contributors_are_told_to_add_to_exists() {
    let text = read("CONTRIBUTING.md");
    for (name, path) in [
        ("PieceChoice", "src/app/settings/form/looks.rs"),
        ("PieceSet", "src/picture/piece_set.rs"),
        ("RecordFormat", "src/record/format.rs"),
        ("Language", "src/text/language.rs"),
        ("Cue", "src/sound/cue.rs"),
        ("Phrase", "src/sound/phrase.rs"),
        ("Dialog", "src/app/dialogs/state/mod.rs"),
        ("Question", "src/app/dialogs/state/mod.rs"),
        ("DialogAction", "src/app/dialogs/action.rs"),
        ("Fault", "src/engine/fault.rs"),
        ("Command", "src/app/command.rs"),
        ("ArbiterAct", "src/session/arbiter_order.rs"),
        ("AuditAct", "src/record/audit/audit_act.rs"),
    ] {
        let told = format!("`{name}` in `{path}`");
        assert!(text.contains(&told), "CONTRIBUTING.md no longer says {told}");
        assert!(read(path).contains(&format!("pub enum {name} ")), "{path} has no {name}");
    }
}

#[test]
fn what_the_readme_links_to_exists() {
    let text = read("README.md");
    let links = all_between(&text, "](", ")");
    let missing: Vec<&&str> = links.iter().filter(|link| !link.contains("://") && !in_project(link).exists()).collect();
    assert!(missing.is_empty(), "README.md links to what is not there: {missing:?}");
}

/// The pictures that a text in `folder` shows, by their paths in the project.
fn pictures_in(text: &str, folder: &str) -> BTreeSet<PathBuf> {
    let shown = all_between(text, "![", ")").into_iter().filter_map(|image| Some(image.split_once("](")?.1));
    let inside = |link: &str| match link.strip_prefix("../../") {
        Some(rest) => Path::new("docs").join(rest),
        None => Path::new(folder).join(link),
    };
    shown.map(inside).collect()
}

fn names_in(folder: &str) -> impl Iterator<Item = String> {
    let entries = fs::read_dir(in_project(folder)).expect("the folder is there").filter_map(Result::ok);
    entries.map(|entry| entry.file_name().to_string_lossy().into_owned())
}

#[test]
fn every_picture_of_the_documents_is_there_and_shown_in_its_language() {
    let mut shown = pictures_in(&read("README.md"), "");
    for language in ["en", "ja"] {
        let folder = format!("docs/manual/{language}");
        let pages = names_in(&folder).map(|name| pictures_in(&read(&format!("{folder}/{name}")), &folder));
        let of_manual: BTreeSet<PathBuf> = pages.flatten().collect();
        let foreign = of_manual.iter().find(|path| !path.starts_with(format!("docs/pictures/{language}")));
        assert_eq!(foreign, None, "a picture of the manual in {language}");
        shown.extend(of_manual);
    }
    let missing: Vec<&PathBuf> = shown.iter().filter(|path| !in_project(&path.to_string_lossy()).exists()).collect();
    assert!(missing.is_empty(), "what is shown is not there: {missing:?}");
    for folder in ["docs/pictures/en", "docs/pictures/ja"] {
        let idle = names_in(folder).map(|name| Path::new(folder).join(name)).find(|path| !shown.contains(path));
        assert_eq!(idle, None, "no document shows it");
    }
}

#[test]
fn the_pictures_of_the_documents_are_small() {
    let folders = ["docs/pictures/en", "docs/pictures/ja"];
    let paths = folders.into_iter().flat_map(|folder| names_in(folder).map(move |name| in_project(folder).join(name)));
    let bytes: u64 = paths.map(|path| fs::metadata(path).expect("it is there").len()).sum();
    assert!(bytes < 2_600_000, "{bytes} bytes are taken along by everybody who takes the sources");
}

/// What stands between backticks and is a path of the project.
fn paths_in(text: &str) -> impl Iterator<Item = &str> {
    let spans = text.split('`').skip(1).step_by(2);
    spans.filter(|span| span.contains('/') && !span.contains([' ', '<', '*']) && !span.starts_with('.'))
}

//! `komadai image` and `komadai print`, as a shell sees them.

use std::fs;
use std::path::Path;
use std::process::Command;

const RECORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/data");

/// The output, the complaints and the exit code of a command.
fn komadai(folder: &Path, arguments: &[&str]) -> (String, String, i32) {
    let done = Command::new(env!("CARGO_BIN_EXE_komadai")).args(arguments).current_dir(folder).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(done.stdout), text(done.stderr), done.status.code().unwrap())
}

fn record(name: &str) -> String {
    format!("{RECORDS}/{name}")
}

#[test]
fn image_writes_a_picture_in_the_format_that_its_name_says() {
    let folder = tempfile::tempdir().unwrap();
    for (name, beginning) in [("a.png", &b"\x89PNG"[..]), ("a.svg", b"<svg"), ("a.PDF", b"%PDF")] {
        let (out, err, code) =
            komadai(folder.path(), &["image", &record("even_game.kif"), "--size", "200", "-o", name]);
        assert_eq!((out, err.as_str(), code), (format!("{} -> {name}\n", record("even_game.kif")), "", 0));
        assert!(fs::read(folder.path().join(name)).unwrap().starts_with(beginning));
    }
}

#[test]
fn image_leaves_a_file_alone_that_is_there_already_unless_it_is_forced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.svg");
    fs::write(&path, "mine").unwrap();
    let (_, err, code) = komadai(folder.path(), &["image", &record("even_game.kif"), "-o", "mine.svg"]);
    assert!(err.contains("mine.svg: already exists") && err.contains("--force"), "{err}");
    assert_eq!((code, fs::read_to_string(&path).unwrap().as_str()), (1, "mine"));
    let (_, err, code) = komadai(folder.path(), &["image", &record("even_game.kif"), "-o", "mine.svg", "--force"]);
    assert_eq!((err.as_str(), code), ("", 0));
    assert!(fs::read_to_string(&path).unwrap().starts_with("<svg"));
}

#[test]
fn no_picture_takes_the_place_of_its_own_record_whatever_that_is_called() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let game = fs::read(record("even_game.kif")).unwrap();
    for name in ["game.svg", "game-1.svg"] {
        fs::write(path(name), &game).unwrap();
    }
    let commands: [&[&str]; 3] = [
        &["image", "game.svg", "--force", "-o", "game.svg"],
        &["image", "game.svg", "--force", "-o", "./game.svg"],
        &["print", "game.svg", "--force", "-o", "game.svg"],
    ];
    for arguments in commands {
        let (_, err, code) = komadai(folder.path(), arguments);
        assert!(err.contains("is the file that is read") && code == 1, "{arguments:?}: {err}");
    }
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("game.svg", path("link.svg")).unwrap();
        let (_, err, code) = komadai(folder.path(), &["image", "game.svg", "--force", "-o", "link.svg"]);
        assert!(err.contains("is the file that is read") && code == 1, "{err}");
    }
    assert!(["game.svg", "game-1.svg"].iter().all(|name| fs::read(path(name)).unwrap() == game));
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_refused_at_once_and_a_device_takes_what_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    assert!(Command::new("mkfifo").arg(path("pipe.svg")).status().unwrap().success());
    let _listener = std::os::unix::net::UnixListener::bind(path("socket.svg")).unwrap();
    fs::create_dir(path("folder.svg")).unwrap();
    std::os::unix::fs::symlink("/dev/null", path("device.svg")).unwrap();
    let game = record("even_game.kif");
    for command in ["image", "print"] {
        for (name, words) in [("pipe", "is a pipe and not"), ("socket", "is a socket"), ("folder", "is a folder")] {
            let out = format!("{name}.svg");
            let (_, err, code) = komadai(folder.path(), &[command, &game, "--force", "-o", &out]);
            assert!(err.contains(&out) && err.contains(words) && code == 1, "{command} {name}: {err}");
        }
        let (_, err, code) = komadai(folder.path(), &[command, &game, "--force", "-o", "device.svg"]);
        assert_eq!((err.as_str(), code), ("", 0));
        assert!(path("device.svg").is_symlink());
    }
}

#[test]
fn image_says_what_to_do_about_what_it_cannot_draw() {
    let folder = tempfile::tempdir().unwrap();
    let game = record("even_game.kif");
    for (arguments, words) in [
        (
            vec![game.as_str(), "-o", "a.jpg"],
            "a.jpg: the name must end in .png, .svg or .pdf, which decides the format",
        ),
        (vec![&game, "-o", "a.svg", "--ply", "7"], "there is no position after move 7; the main line has 6 moves"),
        (vec!["none.kif", "-o", "a.svg"], "none.kif: "),
        (vec![&record("binary.kif"), "-o", "a.svg"], "binary.kif:2: this is a binary file"),
        (vec![&game, "-o", "no/such/folder/a.svg"], "a.svg: "),
    ] {
        let (out, err, code) = komadai(folder.path(), &[&["image"], &arguments[..]].concat());
        assert!(err.contains(words), "{err}");
        assert_eq!((out.as_str(), code), ("", 1));
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn image_draws_the_good_part_of_a_record_that_breaks_off_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let (out, err, code) = komadai(folder.path(), &["image", &record("cut_off.kif"), "--style", "book", "-o", "a.svg"]);
    assert!(out.ends_with(" -> a.svg\n") && err.contains("cut_off.kif:20: move 6: "), "{out}{err}");
    assert_eq!(code, 1);
    assert!(folder.path().join("a.svg").exists());
}

#[test]
fn print_writes_a_file_for_each_page_but_one_pdf_for_all() {
    let folder = tempfile::tempdir().unwrap();
    let game = record("even_game.kif");
    let plies = ["--sheet", "handout", "--plies", "0,1,2,3,4,5,6"];
    let (out, err, code) = komadai(folder.path(), &[&["print", &game, "-o", "a.svg"], &plies[..]].concat());
    assert_eq!((out, err.as_str(), code), (format!("{game} -> a-1.svg\n{game} -> a-2.svg\n"), "", 0));
    let (out, _, code) = komadai(folder.path(), &[&["print", &game, "-o", "a.pdf"], &plies[..]].concat());
    assert_eq!((out, code), (format!("{game} -> a.pdf\n"), 0));
    let (out, _, _) = komadai(folder.path(), &["print", &game, "-o", "one.png", "--size", "300", "--lang", "ja"]);
    assert_eq!(out, format!("{game} -> one.png\n"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 4);
}

#[test]
fn print_writes_no_page_when_one_is_in_the_way() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a-2.svg"), "mine").unwrap();
    let game = record("even_game.kif");
    let (out, err, code) =
        komadai(folder.path(), &["print", &game, "--sheet", "handout", "--plies", "0,1,2,3,4,5,6", "-o", "a.svg"]);
    assert!(err.starts_with("a-2.svg: already exists"), "{err}");
    assert_eq!((out.as_str(), code, fs::read_dir(folder.path()).unwrap().count()), ("", 1, 1));
}

#[test]
fn print_says_which_choices_do_not_go_together() {
    let folder = tempfile::tempdir().unwrap();
    let game = record("even_game.kif");
    let (_, err, code) = komadai(folder.path(), &["print", &game, "--every", "3", "-o", "a.pdf"]);
    assert!(err.contains("--sheet handout"), "{err}");
    assert_eq!(code, 2);
    let (_, err, code) =
        komadai(folder.path(), &["print", &game, "--sheet", "handout", "--plies", "2,9", "-o", "a.pdf"]);
    assert!(err.contains("no position after move 9; the main line has 6 moves"), "{err}");
    assert_eq!((code, fs::read_dir(folder.path()).unwrap().count()), (1, 0));
}

#[test]
fn what_is_too_much_or_takes_a_while_is_told_before_the_work_begins() {
    let folder = tempfile::tempdir().unwrap();
    let long = "position startpos moves".to_owned() + &" 5i5h 5a5b 5h5i 5b5a".repeat(600);
    fs::write(folder.path().join("long.usi"), long).unwrap();
    let handout = |more: &[&str]| {
        komadai(folder.path(), &[&["print", "long.usi", "--sheet", "handout", "-o", "a.pdf"], more].concat())
    };
    let (out, err, code) = handout(&["--every", "1"]);
    let words = "diagrams are too many for a handout, which holds 2000; choose fewer with --every or --plies";
    assert!(out.is_empty() && err.starts_with("long.usi: 2400 ") && err.contains(words) && code == 1, "{out}{err}");
    assert!(!folder.path().join("a.pdf").exists());
    let (_, err, code) = handout(&["--every", "600"]);
    assert_eq!((err.as_str(), code), ("", 0));
    let game = record("even_game.kif");
    // The file already exists, so nothing is drawn; the announcement comes first all the same.
    let image = |name: &str, size: &str| komadai(folder.path(), &["image", &game, "--size", size, "-o", name]).1;
    fs::write(folder.path().join("there.png"), "mine").unwrap();
    assert!(image("there.png", "10000").contains("million pixels take a while; --size makes fewer"));
    assert!(!image("there.png", "1200").contains("take a while"));
    assert_eq!(image("b.svg", "10000"), "");
}

#[test]
fn an_address_that_no_camera_would_open_is_refused_with_how_to_write_it() {
    let folder = tempfile::tempdir().unwrap();
    let asked = ["print", &record("even_game.kif"), "-o", "a.pdf", "--address", "nonsense"];
    let (_, err, code) = komadai(folder.path(), &asked);
    assert!(err.contains("https://example.org/open/") && code == 2, "{err}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

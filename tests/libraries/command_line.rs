//! `komadai index` and `komadai find`, as a shell sees them.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};

use crate::folders::Shelf;

fn komadai(shelf: &Shelf, command: &str, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_komadai"))
        .current_dir(shelf.records.path())
        .args([command, "--store"])
        .arg(shelf.store.path())
        .args(arguments)
        .output()
        .unwrap()
}

fn texts(output: &Output) -> (String, String, i32) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (text(&output.stdout), text(&output.stderr), output.status.code().unwrap())
}

/// Three games: a win for each side and one that nobody won; one of them comes to the same position by another way.
fn club() -> Shelf {
    let shelf = Shelf::new();
    shelf.put(
        "club/a.kif",
        "開始日時：2024/05/01\n先手：佐藤\n後手：鈴木\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n".as_bytes(),
    );
    shelf.put("club/b.kif", "開始日時：2026/05/01\n先手：鈴木\n後手：佐藤\n1 ２六歩(27)\n2 ３四歩(33)\n3 ７六歩(77)\n4 ８四歩(83)\n5 投了\n".as_bytes());
    shelf.put(
        "club/c.kif",
        "先手：田中\n後手：高橋\n*好手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ６六歩(67)\n4 中断\n".as_bytes(),
    );
    shelf
}

#[test]
fn the_moves_from_a_position_are_counted_with_how_the_games_ended() {
    let shelf = club();
    let sfen = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
    let (out, err, code) = texts(&komadai(&shelf, "find", &["--index", "club", "--json", "--sfen", sfen]));
    let found: Value = serde_json::from_str(&out).unwrap();
    let club = |name: &str| Path::new("club").join(name).display().to_string();
    assert_eq!(
        found,
        json!({
            "indexed": 3, "files": 3, "games": 3,
            "moves": [
                { "usi": "2g2f", "count": 1, "black_wins": 1, "white_wins": 0, "no_result": 0 },
                { "usi": "6g6f", "count": 1, "black_wins": 0, "white_wins": 0, "no_result": 1 },
            ],
            "hits": [{ "file": club("a.kif"), "ply": 2 }, { "file": club("c.kif"), "ply": 2 }],
        })
    );
    assert_eq!((err.as_str(), code), ("", 0));
    let transposed = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P4P1/PP1PPPP1P/1B5R1/LNSGKGSNL w - 4";
    let (out, err, _) = texts(&komadai(&shelf, "find", &["--index", "club", "--sfen", transposed]));
    assert_eq!(out, format!("{}: ply 3\n{}: ply 3\n", club("a.kif"), club("b.kif")));
    assert_eq!(err, "komadai find: 2 places found in 3 of 3 files indexed, 3 games\n");
    let (out, _, _) = texts(&komadai(&shelf, "find", &["--index", "club", "--moves", "--sfen", "startpos"]));
    assert_eq!(out, "7g7f        2  black 1  white 0  none 1\n2g2f        1  black 0  white 1  none 0\n");
}

#[test]
fn players_years_results_and_words_are_combined() {
    let shelf = club();
    let files = |arguments: &[&str]| {
        let (out, _, code) = texts(&komadai(&shelf, "find", &[&["--index", "club"], arguments].concat()));
        assert_eq!(code, 0);
        out.lines()
            .map(|line| line.split(':').next().unwrap().rsplit(['/', '\\']).next().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(files(&["--player", "佐藤"]), ["a.kif", "b.kif"]);
    assert_eq!(files(&["--player", "佐藤", "--as", "black"]), ["a.kif"]);
    assert_eq!(files(&["--player", "佐藤", "--result", "won"]), ["a.kif", "b.kif"]);
    assert_eq!(files(&["--player", "佐藤", "--years", "2025-"]), ["b.kif"]);
    assert_eq!(files(&["--result", "interrupted", "--words", "好手"]), ["c.kif"]);
    assert_eq!(files(&["--pattern", "*/*/*/*/*/...P*/*/*/*"]), ["c.kif"]);
    assert_eq!(files(&["--pattern", "*/*/*/*/*/.....P*/*/*/*", "--mirrored"]), ["c.kif"]);
    assert_eq!(files(&["--pattern", "*/*/*/.....p*/*/*/*/*/*", "--turned"]), ["c.kif"]);
    assert!(files(&["--player", "nobody"]).is_empty());
}

#[test]
fn an_index_says_what_is_in_it_and_what_could_not_be_read() {
    let shelf = club();
    shelf.put("club/bad.kif", b"no record");
    let (out, err, code) = texts(&komadai(&shelf, "index", &["club", "--stats"]));
    assert!(out.starts_with("club: 3 of 4 files indexed, 1 unreadable, 3 games\n  positions: 13\n  index: "), "{out}");
    let bad = Path::new("club").join("bad.kif").display().to_string();
    assert!(err.starts_with(&format!("{bad}: ")) && code == 1, "{err}");
    let (out, err, code) = texts(&komadai(&shelf, "find", &["--index", "club", "--json", "--sfen", "startpos"]));
    assert!(out.starts_with("{\"indexed\":3,\"files\":4,\"games\":3,"), "{out}");
    assert_eq!((err.as_str(), code), ("komadai find: 3 of 4 files indexed, 1 unreadable, 3 games\n", 0));
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_the_system_does_not_give_is_told_with_the_reason() {
    let shelf = club();
    std::os::unix::fs::symlink("/proc/self/mem", shelf.records.path().join("club/memory.kif")).unwrap();
    let (out, err, code) = texts(&komadai(&shelf, "index", &["club"]));
    assert_eq!(out, "club: 3 of 4 files indexed, 1 unreadable, 3 games\n");
    assert_eq!((err.as_str(), code), ("club/memory.kif: Input/output error\n", 1));
}

#[test]
fn where_nothing_is_indexed_that_is_said() {
    let shelf = Shelf::new();
    std::fs::create_dir(shelf.records.path().join("none")).unwrap();
    let (out, err, code) = texts(&komadai(&shelf, "find", &["--index", "none", "--json", "--sfen", "startpos"]));
    assert_eq!(out, "{\"indexed\":0,\"files\":0,\"games\":0,\"moves\":[],\"hits\":[]}\n");
    assert!(err.ends_with("nothing is indexed, so nothing could be found\n") && code == 1, "{err}");
    let (out, err, code) = texts(&komadai(&shelf, "find", &["--index", "missing", "--sfen", "startpos"]));
    assert!(out.is_empty() && err.starts_with("komadai find: missing: ") && code == 1, "{err}");
}

#[test]
fn a_question_that_makes_no_sense_is_refused() {
    let shelf = club();
    for arguments in [
        &["--sfen", "nonsense"][..],
        &["--pattern", "*"],
        &["--sfen", "startpos", "--pattern", "*/*/*/*/*/*/*/*/*"],
        &["--plies", "x"],
        &["--result", "good"],
    ] {
        let (out, err, code) = texts(&komadai(&shelf, "find", &[&["--index", "club"], arguments].concat()));
        assert!(out.is_empty() && !err.is_empty() && code == 2, "{arguments:?}: {err}");
    }
}

#[test]
fn an_index_never_lies_among_the_records() {
    let shelf = club();
    let inside = shelf.records.path().join("club/index");
    let output = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .args(["index", "--store"])
        .args([&inside, &shelf.records.path().join("club")])
        .output()
        .unwrap();
    let (_, err, code) = texts(&output);
    assert!(err.contains("lies in the folder of records") && code == 1, "{err}");
    assert!(!inside.exists());
}

#[cfg(target_os = "linux")]
#[test]
fn the_records_of_a_home_folder_can_be_found_although_the_index_lies_in_it() {
    let shelf = club();
    for _ in 0..2 {
        let output = Command::new(env!("CARGO_BIN_EXE_komadai"))
            .args(["find", "--json", "--sfen", "startpos", "--index"])
            .arg(shelf.records.path())
            .env("HOME", shelf.records.path())
            .env_remove("XDG_CACHE_HOME")
            .output()
            .unwrap();
        let (out, err, code) = texts(&output);
        assert!(out.starts_with("{\"indexed\":3,\"files\":3,\"games\":3,") && code == 0, "{out}{err}");
        assert!(shelf.records.path().join(".cache/komadai/libraries").is_dir());
    }
}

#[test]
fn folders_that_lie_in_each_other_are_counted_once() {
    let shelf = club();
    let (out, _, _) =
        texts(&komadai(&shelf, "find", &["--json", "--sfen", "startpos", "--index", "club", ".", "./club"]));
    assert!(out.starts_with("{\"indexed\":3,\"files\":3,\"games\":3,"), "{out}");
}

#[test]
fn games_that_are_there_twice_are_listed() {
    let shelf = club();
    std::fs::copy(shelf.records.path().join("club/a.kif"), shelf.records.path().join("club/z.kif")).unwrap();
    shelf.put("club/y.kif", "1 ２六歩(27)\n2 ３四歩(33)\n".as_bytes());
    let (out, err, code) = texts(&komadai(&shelf, "find", &["--index", "club", "--duplicates"]));
    let [a, b, y, z] =
        ["a", "b", "y", "z"].map(|name| Path::new("club").join(name).with_extension("kif").display().to_string());
    assert!(out.contains(&format!("{a}: the same moves as {z}\n")), "{out}");
    assert!(out.contains(&format!("{y}: the beginning of {b}\n")), "{out}");
    assert_eq!((out.lines().count(), err.contains("5 of 5 files"), code), (2, true, 0), "{out}{err}");
}

#[test]
fn a_game_that_is_there_twice_is_found_in_two_folders_as_in_one() {
    let shelf = club();
    shelf.put("dojo/a.kif", "先手：Sato\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n".as_bytes());
    let folders = ["--duplicates", "--index", "club", "dojo"];
    let (out, _, code) = texts(&komadai(&shelf, "find", &folders));
    let [club, dojo] = ["club", "dojo"].map(|folder| Path::new(folder).join("a.kif").display().to_string());
    assert_eq!((out, code), (format!("{club}: the same moves as {dojo}\n"), 0));
}

#[test]
fn a_handicap_is_asked_for_by_its_name_in_either_language() {
    let shelf = club();
    shelf.put("club/h.kif", "手合割：角落ち\n1 ３四歩(33)\n2 ７六歩(77)\n".as_bytes());
    for name in ["角落ち", "Bishop", "bishop", "角落"] {
        let (out, err, code) = texts(&komadai(&shelf, "find", &["--index", "club", "--handicap", name]));
        assert_eq!((out.contains("h.kif"), out.lines().count(), code), (true, 1, 0), "{name}: {out}{err}");
    }
}

/// A game in which White builds a castle, and one in which nobody does.
fn castles() -> Shelf {
    let shelf = club();
    shelf.put(
        "club/d.kif",
        "先手：=佐藤\n後手：鈴木\n手合割：平手\n1 ７六歩(77)\n2 ６二玉(51)\n3 ２六歩(27)\n4 ７二銀(71)\n5 ２五歩(26)\n\
         6 ５二金(41)\n7 １六歩(17)\n8 ９四歩(93)\n9 １五歩(16)\n10 ８四歩(83)\n11 ９六歩(97)\n12 ９二飛(82)\n\
         13 ８六歩(87)\n14 ７一玉(62)\n15 ８五歩(86)\n16 ８二玉(71)\n17 投了\n"
            .as_bytes(),
    );
    shelf
}

#[test]
fn a_castle_is_found_by_its_name_in_either_language_whoever_builds_it() {
    let shelf = castles();
    for name in ["美濃", "mino"] {
        let (out, _, code) = texts(&komadai(&shelf, "find", &["--index", "club", "--castle", name]));
        assert_eq!((out, code), (format!("{}: ply 16\n", Path::new("club").join("d.kif").display()), 0));
    }
    let (out, err, code) = texts(&komadai(&shelf, "find", &["--index", "club", "--castle", "石垣"]));
    assert!(out.is_empty() && err.contains("美濃 (Mino)") && code == 2, "{err}");
}

#[test]
fn a_table_of_ones_own_castles_is_read_and_a_wrong_one_is_told_with_its_line() {
    let shelf = castles();
    let own = shelf.put("own.ron", "[(name: \"早歩\", english: \"Pawn\", pieces: \"P2e\", source: \"\")]".as_bytes());
    let own = own.to_str().unwrap();
    let find = ["--index", "club", "--castles", own, "--castle", "早歩"];
    let (out, _, code) = texts(&komadai(&shelf, "find", &find));
    assert!(out.contains("d.kif: ply 5") && code == 0, "{out}");
    shelf.put("own.ron", b"[\n(name: 1)]");
    let (_, err, code) = texts(&komadai(&shelf, "find", &find));
    assert!(err.contains("own.ron:2: ") && code == 2, "{err}");
}

#[test]
fn the_games_that_are_found_are_written_as_a_table_or_as_one_collection() {
    let shelf = castles();
    let write = |name: &str| {
        let to = shelf.store.path().join(name);
        let (_, err, code) =
            texts(&komadai(&shelf, "find", &["--index", "club", "--player", "佐藤", "--to", to.to_str().unwrap()]));
        assert_eq!(code, 0, "{err}");
        (std::fs::read_to_string(&to).unwrap(), to)
    };
    let (csv, path) = write("found.csv");
    let marked = csv.strip_prefix('\u{feff}').expect("by this mark spreadsheets tell that it is UTF-8");
    let rows: Vec<&str> = marked.lines().collect();
    assert_eq!(rows.len(), 4, "{csv}");
    assert!(rows[0].starts_with("file,game,ply,variation,black,white,") && rows[3].contains(",'=佐藤,鈴木,"), "{csv}");
    let (lines, _) = write("found.jsonl");
    let first: Value = serde_json::from_str(lines.lines().next().unwrap()).unwrap();
    assert_eq!((&first["black"], &first["result"], &first["plies"]), (&json!("佐藤"), &json!("black"), &json!(3)));
    let (kif, _) = write("found.kif");
    let games: Vec<_> = komadai::record::games(kif.as_bytes(), Default::default()).unwrap().collect();
    let plies: Vec<usize> = games.into_iter().map(|game| game.unwrap().tree.main_line().len() - 1).collect();
    assert_eq!(plies, [3, 4, 16]);
    let again = texts(&komadai(&shelf, "find", &["--index", "club", "--to", path.to_str().unwrap()]));
    assert!(again.2 == 1 && std::fs::read_to_string(path).unwrap() == csv, "a file that is there is left alone");
    let wrong = texts(&komadai(&shelf, "find", &["--index", "club", "--to", "found.doc"]));
    assert!(wrong.2 == 2 && wrong.1.contains(".jsonl"), "{}", wrong.1);
}

#[test]
fn names_that_may_be_one_players_are_offered_and_found_together() {
    let shelf = club();
    shelf.put("club/e.kif", "先手：佐藤 五段\n後手：高橋\n1 ７六歩(77)\n".as_bytes());
    let (out, _, code) = texts(&komadai(&shelf, "find", &["--index", "club", "--names"]));
    assert_eq!((out.as_str(), code), ("佐藤 (2), 佐藤 五段 (1)\n", 0));
    let (out, ..) = texts(&komadai(&shelf, "find", &["--index", "club", "--player", "佐藤"]));
    assert_eq!(out.lines().count(), 3);
}

#[test]
fn a_file_is_no_folder_of_records() {
    let (_, err, code) = texts(&komadai(&club(), "index", &["club/a.kif"]));
    assert_eq!((err.trim_end().rsplit(": ").next().unwrap(), code), ("this is not a folder", 1));
}

#[test]
fn every_folder_that_is_missing_is_named() {
    let shelf = club();
    for (command, arguments) in [("index", &["no", "club", "nor"][..]), ("find", &["--index", "no", "club", "nor"])] {
        let (out, err, code) = texts(&komadai(&shelf, command, arguments));
        let named: Vec<&str> = err.lines().filter_map(|line| line.split(": ").nth(1)).collect();
        assert_eq!((out.as_str(), &named[..], code), ("", &["no", "nor"][..], 1), "{err}");
    }
}

/// A record may have a word of its own for its start, which is found as well.
#[test]
fn a_handicap_that_is_none_is_refused_with_all_that_there_are() {
    let shelf = club();
    let board = "手合割：詰将棋\n後手の持駒：なし\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n\
        | ・ ・ ・ ・ ・ ・ ・ ・v玉|一\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|二\n| ・ ・ ・ ・ ・ ・ ・ ・ 歩|三\n\
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n\
        | ・ ・ ・ ・ ・ ・ ・ ・ ・|七\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|八\n| ・ ・ ・ ・ ・ ・ ・ ・ ・|九\n\
        +---------------------------+\n先手の持駒：金\n1 １二金打\n";
    shelf.put("club/problem.kif", board.as_bytes());
    let found = |arguments: &[&str]| texts(&komadai(&shelf, "find", &[&["--index", "club"], arguments].concat()));
    for more in [&[][..], &["--json"], &["--to", "x.csv"]] {
        let (out, err, code) = found(&[&["--handicap", "foo"], more].concat());
        assert_eq!((out.as_str(), code), ("", 2), "{err}");
        assert!(err.contains("foo") && err.contains("平手, 香落ち") && err.contains("詰将棋"), "{err}");
    }
    assert_eq!(found(&["--handicap", "詰将棋"]).0.lines().count(), 1);
    let nobody = found(&["--handicap", "2枚落ち"]);
    assert_eq!((nobody.0.as_str(), nobody.2), ("", 0), "{}", nobody.1);
    let (_, err, code) = found(&["--result", "good"]);
    assert!(err.contains("black") && err.contains("sealed_move") && code == 2, "{err}");
}

#[test]
fn won_and_lost_are_said_of_a_player() {
    let shelf = club();
    for result in ["won", "lost"] {
        let (out, err, code) = texts(&komadai(&shelf, "find", &["--index", "club", "--result", result]));
        assert_eq!((out.as_str(), code), ("", 2), "{result}");
        assert!(err.contains("--player"), "{err}");
        let named = &["--index", "club", "--result", result, "--player", "佐藤"];
        assert_eq!(texts(&komadai(&shelf, "find", named)).2, 0);
    }
}

#[test]
fn a_rank_is_found_wherever_it_is_written_and_an_event_in_either_width() {
    let shelf = Shelf::new();
    for (name, lines) in [
        ("a", "先手：佐藤 健 五段"),
        ("b", "先手：佐藤（５段）"),
        ("c", "先手：佐藤\n先手段位：五段"),
        ("d", "後手：佐藤\n後手段級位：五段"),
        ("e", "先手：佐藤\n先手段級：五段\n棋戦：第１２回駒台杯"),
        ("f", "先手：佐藤 四段\n棋戦：第12回 駒台杯"),
    ] {
        shelf.put(&format!("{name}.kif"), format!("{lines}\n1 ７六歩(77)\n2 投了\n").as_bytes());
    }
    let count = |arguments: &[&str]| {
        let (out, ..) = texts(&komadai(&shelf, "find", &[&["--index", "."], arguments].concat()));
        out.lines().count()
    };
    assert_eq!([count(&["--rank", "五段"]), count(&["--rank", "5段"]), count(&["--rank", "四段"])], [5, 5, 1]);
    assert_eq!([count(&["--event", "第12回"]), count(&["--event", "第１２回"])], [2, 2]);
}

/// Whoever may read everything finds no such folder.
#[cfg(unix)]
#[test]
fn a_folder_that_may_not_be_read_says_so() {
    use std::os::unix::fs::PermissionsExt as _;
    let shelf = club();
    let folder = shelf.records.path().join("club");
    let allow = |mode: u32| std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(mode)).unwrap();
    allow(0);
    if std::fs::read_dir(&folder).is_ok() {
        return allow(0o755);
    }
    for (command, arguments) in [("index", &["club"][..]), ("find", &["--index", "club"])] {
        let (_, err, code) = texts(&komadai(&shelf, command, arguments));
        assert!(err.contains("club: ") && !err.contains("no records") && code == 1, "{err}");
    }
    allow(0o755);
}

//! `komadai table`: every position as a row, and the explorer's question to a database.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use komadai::library::{Query, Sought};
use komadai::shogi::{Position, Sfen};
use serde_json::Value;

use crate::folders::Shelf;
use crate::plain::moves_of;

fn table(shelf: &Shelf, to: &Path) {
    let done = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .arg("table")
        .args([shelf.records.path(), Path::new("--to"), to])
        .output()
        .unwrap();
    // What is odd about random records is told, and makes no difference to their positions.
    assert!(done.status.code() < Some(2) && to.exists(), "{}", String::from_utf8_lossy(&done.stderr));
}

#[test]
fn a_table_has_a_row_for_each_position_of_each_main_line() {
    let shelf = Shelf::new();
    shelf.put("a.kif", "先手：=佐藤\n後手：鈴木,健\n1 ７六歩(77)\n**評価値=-35\n2 ３四歩(33)\n3 投了\n".as_bytes());
    let [jsonl, csv] = ["t.jsonl", "t.csv"].map(|name| shelf.store.path().join(name));
    table(&shelf, &jsonl);
    table(&shelf, &csv);
    let rows: Vec<Value> =
        fs::read_to_string(&jsonl).unwrap().lines().map(|row| serde_json::from_str(row).unwrap()).collect();
    assert_eq!(rows.len(), 3);
    assert_eq!((&rows[0]["move"], &rows[2]["move"]), (&"7g7f".into(), &Value::Null));
    assert_eq!(
        (&rows[1]["side"], &rows[1]["evaluation"], &rows[1]["result"]),
        (&"white".into(), &(-35).into(), &"white".into())
    );
    assert_eq!((&rows[1]["black"], &rows[1]["ply"]), (&"=佐藤".into(), &1.into()));
    let text = fs::read_to_string(&csv).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let columns: Vec<&str> = lines[0].split(',').collect();
    assert!(columns.len() == 12 && columns.iter().all(|column| rows[0].get(column).is_some()), "{}", lines[0]);
    assert!(lines[2].ends_with(",'=佐藤,\"鈴木,健\",,-35,"), "{}", lines[2]);
    let again = Command::new(env!("CARGO_BIN_EXE_komadai"))
        .arg("table")
        .arg(shelf.records.path())
        .arg("--to")
        .arg(&csv)
        .output();
    assert_eq!(again.unwrap().status.code(), Some(1), "nothing is overwritten");
}

/// Python with DuckDB: the one that `KOMADAI_DUCKDB` names, or the usual one.
fn python() -> Option<String> {
    let named = std::env::var("KOMADAI_DUCKDB").unwrap_or_else(|_| "python3".to_owned());
    let has_it = Command::new(&named).args(["-c", "import duckdb"]).output().is_ok_and(|done| done.status.success());
    has_it.then_some(named)
}

/// The statement as the manual has it.
fn statement() -> String {
    let manual = include_str!("../../docs/manual/en/command-line.md");
    let from = manual.find("```sql\n").expect("the manual has the statement") + "```sql\n".len();
    manual[from..].split("```").next().unwrap().to_owned()
}

#[test]
fn a_database_counts_the_moves_from_a_position_as_we_do() {
    let Some(python) = python() else {
        eprintln!("skipped: there is no DuckDB; KOMADAI_DUCKDB may name a Python that has it");
        return;
    };
    let shelf = Shelf::random(40, 50);
    for game in 0..30 {
        let moves = ["７六歩(77)", "２六歩(27)", "５六歩(57)"][game % 3];
        shelf.put(&format!("even/{game}.kif"), format!("1 {moves}\n2 ３四歩(33)\n{} 投了\n", 3 + game % 2).as_bytes());
    }
    let csv = shelf.store.path().join("positions.csv");
    table(&shelf, &csv);
    let script = "import duckdb, sys, json\nfor row in duckdb.sql(sys.argv[1]).fetchall(): print(json.dumps(row))";
    let start = Position::even();
    for position in [start.clone(), start.after("7g7f".parse().unwrap())] {
        let sfen = Sfen { setup: position.setup().clone(), move_number: 1 }.to_string();
        let sought = sfen.trim_end_matches('1');
        let even = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - ";
        let sql = statement().replace("positions.jsonl", &csv.display().to_string()).replace(even, sought);
        let done = Command::new(&python).args(["-c", script, &sql]).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let rows = String::from_utf8(done.stdout).unwrap();
        let rows = rows.lines().map(|row| serde_json::from_str::<(String, u32, u32, u32, u32)>(row).unwrap());
        let told: BTreeMap<String, [u32; 3]> =
            rows.map(|(mv, _, black, white, none)| (mv, [black, white, none])).collect();
        let sought = Sought::Position(Box::new(position.setup().clone()));
        let own = moves_of(&shelf.find(&Query::new(sought)).moves);
        let own: BTreeMap<String, [u32; 3]> = own.into_iter().map(|(mv, (results, ..))| (mv, results)).collect();
        assert_eq!(told, own);
        assert!(!own.is_empty());
    }
}

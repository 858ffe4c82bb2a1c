use std::sync::Arc;

use komadai::hall_folder::FolderReader;

use crate::hall_of_tables::{Dice, Table, at};

#[test]
fn a_record_that_has_not_changed_is_not_read_again_with_its_clocks() {
    let folder = tempfile::tempdir().unwrap();
    let (mut table, mut dice) = (Table::new(1), Dice(7));
    let mut reader = FolderReader::new(folder.path().to_owned());
    let mut look = |table: &mut Table, second: u64| {
        table.write(folder.path(), at(second), 0);
        reader.look().unwrap().seen.remove(0)
    };
    table.play(&mut dice, at(1));
    let first = look(&mut table, 1);
    table.play(&mut dice, at(2));
    let second = look(&mut table, 2);
    assert!(!Arc::ptr_eq(&first.record.unwrap(), second.record.as_ref().unwrap()));
    assert_eq!(second.record.unwrap().main_line().len(), 3);
}

//! Fuzzes records in any format.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| komadai_fuzz::import_any(bytes));

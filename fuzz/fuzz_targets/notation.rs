//! Fuzzes the names of moves.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| komadai_fuzz::notation(bytes));

//! Fuzzes typed moves.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| komadai_fuzz::typed(bytes));

//! Fuzzes KIF records.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| komadai_fuzz::kif(bytes));

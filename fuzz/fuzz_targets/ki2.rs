//! Fuzzes KI2 records.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| komadai_fuzz::ki2(bytes));

//! Fuzzes the settings file.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| komadai_fuzz::settings(bytes));

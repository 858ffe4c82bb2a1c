//! Fuzzes matches, command by command.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| komadai_fuzz::session(bytes));

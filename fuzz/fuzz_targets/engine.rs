//! Fuzzes a conversation with an engine.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| komadai_fuzz::engine(bytes));

//! Gives the program for Windows its icon, its version, and what it asks of the system. Elsewhere there is nothing to do.

use std::env;

use winresource::WindowsResource;

const RESOURCES: &str = "packaging/windows/komadai.rc";

fn main() {
    println!("cargo::rerun-if-changed={RESOURCES}");
    println!("cargo::rerun-if-changed=packaging/windows/komadai.ico");
    println!("cargo::rerun-if-changed=packaging/windows/komadai.manifest");
    if env::var_os("CARGO_CFG_WINDOWS").is_none() {
        return;
    }
    // Some compilers of resources are started elsewhere.
    let here = env::current_dir().expect("a build has a folder").join(RESOURCES);
    if let Err(error) = WindowsResource::new().set_resource_file(&here.to_string_lossy()).compile_for("komadai") {
        println!("cargo::warning=komadai.exe gets neither icon nor version: {error}");
    }
}

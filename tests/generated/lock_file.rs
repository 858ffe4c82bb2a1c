//! Which packages the program is made of, as `Cargo.lock` and `Cargo.toml` have it.

use std::collections::{BTreeMap, BTreeSet};

use crate::read;

/// A package by name and version.
pub type Package = (String, String);

/// Every package that the program is built from on some system; what only tests or the building need is not among them.
pub fn packages() -> BTreeSet<Package> {
    let known = locked();
    let beside_it: BTreeSet<String> =
        ["[dev-dependencies]", "[build-dependencies]"].into_iter().flat_map(names_in).collect();
    let for_program: BTreeSet<String> =
        ["[dependencies]", "[target.'cfg(unix)'.dependencies]", "[target.'cfg(windows)'.dependencies]"]
            .into_iter()
            .flat_map(names_in)
            .collect();
    let is_used = |need: &&String| for_program.contains(name_of(need)) || !beside_it.contains(name_of(need));
    let root = known.iter().find(|((name, _), _)| name == "komadai").expect("the program is a package");
    let mut found = BTreeSet::new();
    let mut waiting: Vec<Package> = root.1.iter().filter(is_used).map(|need| find(need, &known)).collect();
    while let Some(package) = waiting.pop() {
        if found.insert(package.clone()) {
            waiting.extend(known[&package].iter().map(|need| find(need, &known)));
        }
    }
    found
}

/// Each package of the lock file with what it needs: `name`, or `name version` where there are several.
fn locked() -> BTreeMap<Package, Vec<String>> {
    let text = read("Cargo.lock");
    text.split("[[package]]")
        .skip(1)
        .map(|block| ((value(block, "name"), value(block, "version")), needs(block)))
        .collect()
}

fn value(block: &str, key: &str) -> String {
    let value = block.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "));
    value.expect("every package has a name and a version").trim_matches('"').to_owned()
}

fn needs(block: &str) -> Vec<String> {
    let Some((_, list)) = block.split_once("dependencies = [") else { return Vec::new() };
    let list = list.split(']').next().unwrap_or_default();
    list.lines()
        .map(|line| line.trim().trim_matches([',', '"']))
        .filter(|it| !it.is_empty())
        .map(str::to_owned)
        .collect()
}

fn name_of(need: &str) -> &str {
    need.split(' ').next().unwrap_or_default()
}

fn find(need: &str, known: &BTreeMap<Package, Vec<String>>) -> Package {
    let version = need.split(' ').nth(1);
    let fits = |(name, found): &&Package| name == name_of(need) && version.is_none_or(|version| version == found);
    known.keys().find(fits).unwrap_or_else(|| panic!("{need} is not in Cargo.lock")).clone()
}

/// The packages that `Cargo.toml` names under a heading.
fn names_in(heading: &str) -> BTreeSet<String> {
    let text = read("Cargo.toml");
    let (_, rest) = text.split_once(&format!("{heading}\n")).unwrap_or_else(|| panic!("there is no {heading}"));
    let lines = rest.lines().take_while(|line| !line.starts_with('['));
    lines.filter_map(|line| Some(line.split_once(" = ")?.0.to_owned())).collect()
}

//! Collects the paths that a file names, and makes them absolute.

use std::collections::{BTreeMap, BTreeSet};

use syn::buffer::Cursor;
use syn::visit::{self, Visit};

pub type Names = Vec<String>;

/// A path named by some code.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub struct Mention {
    /// Absolute: begins with `crate` or the name of another crate (or is local to the file).
    pub path: Names,
    pub written: Names,
    pub in_tests: bool,
}

pub fn mentions(module: Names, syntax: &syn::File) -> BTreeSet<Mention> {
    let mut reader = Reader { module, in_tests: false, written: Vec::new(), known: BTreeMap::new() };
    reader.visit_file(syntax);
    let Reader { written, known, .. } = reader;
    written
        .into_iter()
        .map(|(module, written, in_tests)| Mention { path: absolute(&known, &module, &written), written, in_tests })
        .collect()
}

/// The names known in a module: its imports and its own modules.
type Known = BTreeMap<(Names, String), Names>;

fn absolute(known: &Known, module: &[String], path: &[String]) -> Names {
    let (first, rest) = path.split_first().expect("a path has a first name");
    match first.as_str() {
        "crate" | "komadai" => [&["crate".to_owned()], rest].concat(),
        "self" => [&["crate".to_owned()], module, rest].concat(),
        "super" => {
            let parent = module.split_last().map_or(module, |(_, parent)| parent);
            match rest.first() {
                Some(next) if next == "super" => absolute(known, parent, rest),
                _ => [&["crate".to_owned()], parent, rest].concat(),
            }
        }
        _ => match known.get(&(module.to_vec(), first.clone())) {
            Some(meant) if meant[0] == *first => [meant, rest].concat(),
            Some(meant) => absolute(known, module, &[meant, rest].concat()),
            None => path.to_vec(),
        },
    }
}

struct Reader {
    module: Names,
    in_tests: bool,
    written: Vec<(Names, Names, bool)>,
    known: Known,
}

impl Reader {
    fn mention(&mut self, path: Names) {
        self.written.push((self.module.clone(), path, self.in_tests));
    }

    fn know(&mut self, name: String, meant: Names) {
        self.known.insert((self.module.clone(), name), meant);
    }

    fn import(&mut self, mut beginning: Names, tree: &syn::UseTree) {
        match tree {
            syn::UseTree::Path(path) => {
                beginning.push(path.ident.to_string());
                self.import(beginning, &path.tree);
            }
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.import(beginning.clone(), tree)),
            syn::UseTree::Glob(_) => self.mention([beginning, vec!["*".to_owned()]].concat()),
            syn::UseTree::Name(name) => self.import_as(beginning, &name.ident, None),
            syn::UseTree::Rename(rename) => self.import_as(beginning, &rename.ident, Some(&rename.rename)),
        }
    }

    fn import_as(&mut self, mut path: Names, name: &syn::Ident, new_name: Option<&syn::Ident>) {
        if name != "self" || path.is_empty() {
            path.push(name.to_string());
        }
        let last = path.last().expect("an import names something").clone();
        self.know(new_name.map_or(last, ToString::to_string), path.clone());
        self.mention(path);
    }

    /// Macro calls and attributes have no syntax tree yet: paths are picked out of their tokens.
    fn visit_tokens(&mut self, input: syn::parse::ParseStream<'_>) -> syn::Result<()> {
        input.step(|cursor| {
            let mut paths = Vec::new();
            let end = paths_among_tokens(*cursor, &mut paths);
            paths.into_iter().filter(|path| path.len() > 1).for_each(|path| self.mention(path));
            Ok(((), end))
        })
    }
}

fn paths_among_tokens<'a>(mut cursor: Cursor<'a>, paths: &mut Vec<Names>) -> Cursor<'a> {
    let mut path = Names::new();
    while !cursor.eof() {
        if let Some((name, rest)) = cursor.ident() {
            path.push(name.to_string());
            cursor = rest;
            if let Some(rest) = after_colons(cursor) {
                cursor = rest;
                continue;
            }
        } else if let Some((inside, _, _, rest)) = cursor.any_group() {
            paths_among_tokens(inside, paths);
            cursor = rest;
        } else if let Some((_, rest)) = cursor.token_tree() {
            cursor = rest;
        }
        paths.push(std::mem::take(&mut path));
    }
    cursor
}

fn after_colons(cursor: Cursor<'_>) -> Option<Cursor<'_>> {
    let (first, rest) = cursor.punct()?;
    let (second, rest) = rest.punct()?;
    (first.as_char() == ':' && second.as_char() == ':').then_some(rest)
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.import(Names::new(), &item.tree);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        let outside = (self.module.clone(), self.in_tests);
        self.know(item.ident.to_string(), vec!["self".to_owned(), item.ident.to_string()]);
        self.module.push(item.ident.to_string());
        self.in_tests |= item.attrs.iter().any(is_cfg_test);
        visit::visit_item_mod(self, item);
        (self.module, self.in_tests) = outside;
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 {
            self.mention(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.visit_path(&call.path);
        call.parse_body_with(|input: syn::parse::ParseStream<'_>| self.visit_tokens(input))
            .expect("any tokens are taken");
    }

    fn visit_meta_list(&mut self, list: &'ast syn::MetaList) {
        self.visit_path(&list.path);
        list.parse_args_with(|input: syn::parse::ParseStream<'_>| self.visit_tokens(input))
            .expect("any tokens are taken");
    }

    /// A visibility uses nothing.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}
}

fn is_cfg_test(attribute: &syn::Attribute) -> bool {
    attribute.path().is_ident("cfg") && attribute.parse_args::<syn::Ident>().is_ok_and(|word| word == "test")
}

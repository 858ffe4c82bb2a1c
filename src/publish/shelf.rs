//! The files of a site as they were last written, each with a revision.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

/// A file of the site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteFile {
    /// Its name in the folder of the site.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

/// What was written, so that nothing is written twice.
#[derive(Debug, Default)]
pub(super) struct Shelf {
    /// The latest revision of anything.
    latest: u32,
    known: BTreeMap<String, (u32, String)>,
    /// What to write, in this order.
    due: Vec<SiteFile>,
}

/// A file with its revision, by which a page sees whether it is the one that it asked for.
#[derive(Serialize)]
struct Versioned<'a, T> {
    r: u32,
    #[serde(flatten)]
    body: &'a T,
}

impl Shelf {
    /// Puts data there under a name without an extension. Returns its revision, a new one if it has changed.
    pub(super) fn put(&mut self, name: &str, body: &impl Serialize) -> u32 {
        let words = json(body);
        if let Some((revision, _)) = self.known.get(name).filter(|(_, known)| *known == words) {
            return *revision;
        }
        self.latest += 1;
        self.put_twins(name, &json(&Versioned { r: self.latest, body }));
        self.known.insert(name.to_owned(), (self.latest, words));
        self.latest
    }

    /// Puts data there in both forms: as JSON, and as a script.
    pub(super) fn put_twins(&mut self, name: &str, words: &str) {
        self.put_bytes(format!("{name}.json"), words.as_bytes().to_vec());
        self.put_bytes(format!("{name}.js"), format!("komadai({},{words});\n", json(&name)).into_bytes());
    }

    /// Puts a file there as it is.
    fn put_bytes(&mut self, name: String, bytes: Vec<u8>) {
        self.due.push(SiteFile { name, bytes });
    }

    /// Puts a file there, unless the same one is there already.
    pub(super) fn put_changed(&mut self, name: String, bytes: Vec<u8>) {
        let words = String::from_utf8_lossy(&bytes).into_owned();
        if self.known.get(&name).is_none_or(|(_, known)| *known != words) {
            self.known.insert(name.clone(), (0, words));
            self.put_bytes(name, bytes);
        }
    }

    /// Whether something is to be written.
    pub(super) const fn is_due(&self) -> bool {
        !self.due.is_empty()
    }

    /// The revision of a file that is there.
    pub(super) fn revision(&self, name: &str) -> Option<u32> {
        self.known.get(name).map(|(revision, _)| *revision)
    }

    /// Forgets what is no longer published under this name, in whatever form.
    pub(super) fn drop(&mut self, name: &str) {
        self.retain(|known| known != name && known.strip_suffix(".kif") != Some(name));
    }

    /// Forgets what is no longer published.
    pub(super) fn retain(&mut self, is_kept: impl Fn(&str) -> bool) {
        self.known.retain(|name, _| is_kept(name));
    }

    /// The names of all files that belong there.
    pub(super) fn names(&self) -> BTreeSet<String> {
        let in_both = |name: &str| ["json", "js"].map(|ending| format!("{name}.{ending}"));
        let of = |name: &String| if name.contains('.') { vec![name.clone()] } else { in_both(name).to_vec() };
        self.known.keys().flat_map(of).chain(in_both("hall")).collect()
    }

    /// What to write now.
    pub(super) fn take(&mut self) -> Vec<SiteFile> {
        std::mem::take(&mut self.due)
    }
}

fn json(value: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(value).expect("plain data with keys of text is always JSON")
}

//! Merging another record into this one, where nothing that is here gets lost.

use super::{Comment, Ending, GameTree, Node, NodeId};
use crate::rules::EndReason;

/// How much was taken over from another record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Grafted {
    /// Moves that were new.
    pub moves: usize,
    /// Positions of which a comment, bookmark, mark, evaluation, time or ending was new.
    pub notes: usize,
}

impl Grafted {
    /// Whether nothing was new.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.moves == 0 && self.notes == 0
    }
}

impl GameTree {
    /// Takes over the moves of `other`, which starts from the position at `at`, as variations there, along with its
    /// notes: a comment below the one that is here, the name of a bookmark behind it, marks and evaluations beside them.
    ///
    /// What is already here stays as it is: how the line ends (another ending becomes a variation), the time taken, the
    /// colour of an arrow. The header of
    /// `other` is ignored.
    pub fn graft(&mut self, at: NodeId, other: &Self) -> Grafted {
        let mut grafted = Grafted::default();
        let mut pairs = vec![(at, Self::ROOT)];
        while let Some((mine, theirs)) = pairs.pop() {
            grafted.notes += usize::from(self.take_notes(mine, other, theirs));
            for &child in other.children(theirs) {
                let Some(mv) = other.node(child).mv else { continue };
                let known = self.children(mine).len();
                let node = self.find_or_add(mine, mv, other.node(child).foul());
                grafted.moves += self.children(mine).len() - known;
                pairs.push((node, child));
            }
        }
        grafted
    }

    /// Copies the notes that are not here; returns whether there were any.
    fn take_notes(&mut self, mine: NodeId, other: &Self, theirs: NodeId) -> bool {
        let ends_here = self.children(mine).is_empty();
        let (node, source) = (self.node_mut(mine), other.node(theirs));
        let had_time = node.time().is_some();
        if !had_time {
            node.set_time(source.time());
        }
        node.set_stops(node.stops() || ends_here && source.stops());
        let has_more = node.take_notes(source, ends_here);
        has_more || !had_time && source.time().is_some()
    }
}

impl Node {
    /// Adds what `source` notes and is not noted here, and says whether there was anything.
    fn take_notes(&mut self, source: &Self, ends_here: bool) -> bool {
        let Some(source) = source.noted() else { return false };
        let comment = both_comments(self.comments(), &source.comment);
        let has_more = comment.is_some();
        if let Some(comment) = comment {
            *self.comments_mut() = comment;
        }
        let Some(source) = source.rare.as_deref() else { return has_more };
        let notes = self.rare_mut();
        let analyses = add_missing(&mut notes.analyses, &source.analyses, |one, other| one == other);
        // The same arrow in two colours would hide itself.
        let marks =
            add_missing(&mut notes.marks, &source.marks, |one, other| (one.from, one.to) == (other.from, other.to));
        let bookmark = take_bookmark(&mut notes.bookmark, source.bookmark.as_deref());
        let ending = ends_here && fill(&mut notes.ending, source.ending.as_ref());
        let is_told = |other: &&Ending| notes.ending.as_ref().is_some_and(|known| known.outcome == other.outcome);
        // That a fragment breaks off is no way in which the game might have ended.
        let is_end = |other: &&Ending| other.outcome.reason != EndReason::Interrupted;
        let others = source.ending.iter().filter(is_end).chain(&source.side_endings).filter(|it| !is_told(it)).cloned();
        let others: Vec<Ending> = others.collect();
        let side = add_missing(&mut notes.side_endings, &others, |one, other| one.outcome == other.outcome);
        has_more || analyses || marks || bookmark || ending || side
    }
}

/// Fills a gap; returns whether there was one and something to fill it with.
fn fill<T: Clone>(gap: &mut Option<T>, with: Option<&T>) -> bool {
    let fills = gap.is_none() && with.is_some();
    if fills {
        *gap = with.cloned();
    }
    fills
}

/// Adds those of `others` that are not there yet; returns whether there were any.
fn add_missing<T: Clone>(list: &mut Vec<T>, others: &[T], is_same: impl Fn(&T, &T) -> bool) -> bool {
    let before = list.len();
    for other in others {
        if !list.iter().any(|known| is_same(known, other)) {
            list.push(other.clone());
        }
    }
    list.len() > before
}

/// What stands in the one comment and below it what stands only in the other; `None` where that is nothing.
fn both_comments(mine: &Comment, theirs: &Comment) -> Option<Comment> {
    let [ours, others]: [Vec<&str>; 2] = [mine, theirs].map(|comment| comment.iter().collect());
    if holds(&ours, &others) {
        return None;
    }
    if holds(&others, &ours) {
        return Some(theirs.clone());
    }
    // Who wrote on in a copy has the same beginning.
    let alike = ours.iter().zip(&others).take_while(|(one, other)| one == other).count();
    let more = &others[alike..];
    (!holds(&ours, more)).then(|| ours.iter().chain(more).collect())
}

/// Whether these lines stand in a comment, one after another.
fn holds(comment: &[&str], lines: &[&str]) -> bool {
    lines.is_empty() || comment.windows(lines.len()).any(|there| there == lines)
}

/// Between the names of two bookmarks that were set at one place.
const BETWEEN_NAMES: &str = " / ";

/// Takes over a bookmark that is missing here, or its name beside the one that is there; returns whether it was new.
fn take_bookmark(mine: &mut Option<String>, theirs: Option<&str>) -> bool {
    let Some(name) = theirs else { return false };
    let taken = match mine.as_deref() {
        None | Some("") => name.to_owned(),
        Some(known) => {
            let is_known = |one: &&str| one.is_empty() || known.split(BETWEEN_NAMES).any(|it| it == *one);
            let more = name.split(BETWEEN_NAMES).filter(|one| !is_known(one));
            std::iter::once(known).chain(more).collect::<Vec<_>>().join(BETWEEN_NAMES)
        }
    };
    let is_new = mine.as_ref() != Some(&taken);
    *mine = Some(taken);
    is_new
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::record::{DrawnMark, import};

    fn read(text: &str) -> GameTree {
        import(text.as_bytes()).unwrap().tree
    }

    const GAME: &str = "1 ７六歩(77)\n2 ３四歩(33)\n*known\n3 投了\n";

    #[test]
    fn a_record_grafted_on_itself_adds_nothing() {
        let mut tree = read(GAME);
        let before = tree.clone();
        assert!(tree.graft(GameTree::ROOT, &before).is_empty());
        assert_eq!(tree, before);
    }

    #[test]
    fn what_is_new_comes_in_and_what_is_there_stays() {
        let mut tree = read(GAME);
        let other =
            read("1 ７六歩(77)\n*new\n2 ３四歩(33)\n*other words\n3 ２六歩(27)\n変化：2手\n2 ８四歩(83)\n3 中断\n");
        let grafted = tree.graft(GameTree::ROOT, &other);
        assert_eq!(grafted.moves, 2);
        let main = tree.main_line();
        assert_eq!(main.len(), 3, "the game still ends where it did");
        assert_eq!(tree.node(main[1]).comments(), ["new"]);
        assert_eq!(tree.node(main[2]).comments(), ["known", "other words"]);
        let after_end = tree.variations(main[2])[0];
        assert_eq!(tree.node(after_end).mv, Some("2g2f".parse().unwrap()));
        let variation = tree.variations(main[1])[0];
        assert!(matches!(tree.node(variation).ending(), Some(Ending { .. })));
        assert!(tree.graft(GameTree::ROOT, &other).is_empty(), "a second time there is nothing new");
    }

    #[test]
    fn a_record_that_goes_on_from_the_middle_is_grafted_there() {
        let mut tree = read(GAME);
        let middle = tree.main_line()[1];
        let mut other = GameTree::new(tree.position_at(middle));
        other.play(GameTree::ROOT, "8c8d".parse().unwrap()).unwrap();
        assert_eq!(tree.graft(middle, &other).moves, 1);
        assert_eq!(tree.children(middle).len(), 2);
    }

    fn grafted(mine: &str, theirs: &str) -> GameTree {
        let mut tree = read(mine);
        _ = tree.graft(GameTree::ROOT, &read(theirs));
        tree
    }

    #[test]
    fn of_two_comments_both_are_kept_and_what_they_share_stands_once() {
        let commented = |lines: &[&str]| format!("1 ７六歩(77)\n*{}\n2 中断\n", lines.join("\n*"));
        let both = |mine: &[&str], theirs: &[&str]| {
            let tree = grafted(&commented(mine), &commented(theirs));
            tree.node(tree.main_line()[1]).comments().iter().map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(both(&["mine"], &["theirs", "twice"]), ["mine", "theirs", "twice"]);
        assert_eq!(both(&["a", "b"], &["b"]), ["a", "b"]);
        assert_eq!(both(&["b"], &["a", "b", "c"]), ["a", "b", "c"]);
        assert_eq!(both(&["a", "b"], &["a", "c"]), ["a", "b", "c"], "two went on from one beginning");
        assert_eq!(both(&["a", "b", "c"], &["b", "a"]), ["a", "b", "c", "b", "a"]);
    }

    #[test]
    fn another_ending_becomes_a_variation_unless_the_record_only_breaks_off() {
        let endings = |theirs: &str| {
            let mut tree = read("1 ７六歩(77)\n2 ３四歩(33)\n3 投了\n");
            let other = read(&format!("1 ７六歩(77)\n{theirs}\n"));
            _ = tree.graft(GameTree::ROOT, &other);
            assert!(tree.graft(GameTree::ROOT, &other).is_empty());
            let place = |ply: usize| tree.node(tree.main_line()[ply]).side_endings().len();
            [place(1), place(2)]
        };
        assert_eq!(endings("2 投了"), [1, 0]);
        assert_eq!(endings("2 中断"), [0, 0]);
        assert_eq!(endings("2 ３四歩(33)\n3 千日手"), [0, 1]);
        assert_eq!(endings("2 ３四歩(33)\n3 投了"), [0, 0]);
    }

    #[test]
    fn of_two_bookmarks_marks_and_evaluations_both_are_kept() {
        let noted = |name: &str, marks: &str, score: i32| {
            format!(
                "1 ７六歩(77)\n&{name}\n**印={marks}\n**解析 1 候補1 深さ 9 評価値 {score} 読み筋 △３四歩(33)\n2 中断\n"
            )
        };
        let mut tree = read(&noted("plan", "G7g,R8h2b", 120));
        let other = read(&noted("idea", "Y7g,B5e", -40));
        let first = tree.main_line()[1];
        let evaluations = [&tree, &other].map(|tree| tree.node(first).analyses().to_vec());
        assert!(evaluations.iter().all(|told| told.len() == 1), "{evaluations:?}");
        assert!(!tree.graft(GameTree::ROOT, &other).is_empty());
        let node = tree.node(first);
        assert_eq!(node.bookmark(), Some("plan / idea"));
        assert_eq!(DrawnMark::line(node.marks()).as_deref(), Some("*印=G7g,R8h2b,B5e"));
        assert_eq!(node.analyses(), evaluations.concat());
        assert!(tree.graft(GameTree::ROOT, &other).is_empty(), "a second time there is nothing new");
    }

    proptest! {
        #[test]
        fn the_names_of_both_bookmarks_are_kept_and_twice_adds_nothing(
            mine in proptest::option::of("[ab]{0,2}( / [ab]{1,2}){0,3}"),
            theirs in proptest::option::of("[ab]{0,2}( / [ab]{1,2}){0,3}"),
        ) {
            let mut both = mine.clone();
            _ = take_bookmark(&mut both, theirs.as_deref());
            let names: Vec<&str> = both.iter().flat_map(|both| both.split(BETWEEN_NAMES)).collect();
            for name in mine.iter().chain(&theirs).flat_map(|it| it.split(BETWEEN_NAMES)) {
                prop_assert!(name.is_empty() || names.contains(&name), "{name:?} is not in {names:?}");
            }
            let before = both.clone();
            prop_assert!(!take_bookmark(&mut both, theirs.as_deref()));
            prop_assert_eq!(both, before);
        }

        #[test]
        fn no_line_of_either_comment_is_lost_and_twice_adds_nothing(mine in "[ab\n]{0,8}", theirs in "[abc\n]{0,8}") {
            let [mine, theirs]: [Comment; 2] = [mine, theirs].map(|text| text.split('\n').collect());
            let both = both_comments(&mine, &theirs).unwrap_or_else(|| mine.clone());
            let lines: Vec<&str> = both.iter().collect();
            for line in mine.iter().chain(theirs.iter()) {
                prop_assert!(lines.contains(&line), "{line:?} is not in {lines:?}");
            }
            prop_assert!(holds(&lines, &mine.iter().collect::<Vec<_>>()));
            prop_assert_eq!(both_comments(&both, &theirs), None);
        }
    }
}

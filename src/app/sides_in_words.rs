//! Names for screen readers, in which ☗ and ☖ are said as the sides they stand for.

use egui::accesskit::{Node, Role};
use egui::{Context, FullOutput, Plugin};

use crate::shogi::Color;
use crate::text::Text;

/// Says whose things are in their names: for ☗ a screen reader has “black shogi piece” or nothing at all.
///
/// What is seen stays as it is. Added to a [`Context`], it works on whatever any window shows.
#[derive(Debug, Default)]
pub struct SidesInWords {
    sides: [String; 2],
}

impl SidesInWords {
    /// From now on the sides are called as `text` calls them.
    pub(super) fn follow(ctx: &Context, text: &Text, is_handicap: bool) {
        ctx.with_plugin(|plugin: &mut Self| plugin.sides = Color::ALL.map(|color| text.side(color, is_handicap)));
    }

    fn rename(&self, node: &mut Node) {
        if let Some(name) = node.label().and_then(|name| self.in_words(name)) {
            node.set_label(name);
        }
        // Words that only stand there are a value. So is what somebody types, which is nobody else's to change.
        if node.role() == Role::Label
            && let Some(words) = node.value().and_then(|words| self.in_words(words))
        {
            node.set_value(words);
        }
    }

    /// `name` with words in place of the signs; `None` where there is no sign.
    fn in_words(&self, name: &str) -> Option<String> {
        name.contains(is_sign).then(|| {
            let mut words = String::new();
            let mut rest = name;
            while let Some(at) = rest.find(is_sign) {
                let (before, found) = rest.split_at(at);
                let (sign, after) = found.split_at(found.chars().next().map_or(0, char::len_utf8));
                words.push_str(before);
                words.push_str(&self.in_place_of(sign, after));
                rest = after.strip_prefix([' ', '\u{2009}']).unwrap_or(after);
            }
            words + rest
        })
    }

    /// What is said in place of `sign`, before the words `after` it. Where these name the side, nothing is.
    fn in_place_of(&self, sign: &str, after: &str) -> String {
        let side = &self.sides[usize::from(matches!(sign, "☖" | "△"))];
        let named = after.trim_start().strip_prefix(side.as_str());
        let is_named = named.is_some_and(|rest| !rest.starts_with(|next: char| next.is_ascii_alphanumeric()));
        let ends = after.trim_start().starts_with([',', ';', ':', ')']) || after.trim().is_empty();
        match (is_named, ends) {
            (true, _) => String::new(),
            (false, true) => side.clone(),
            (false, false) => format!("{side} "),
        }
    }
}

const fn is_sign(sign: char) -> bool {
    matches!(sign, '☗' | '☖' | '▲' | '△')
}

impl Plugin for SidesInWords {
    fn debug_name(&self) -> &'static str {
        "sides in words"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        let update = output.platform_output.accesskit_update.as_mut();
        let nodes = update.into_iter().flat_map(|update| &mut update.nodes);
        nodes.for_each(|(_, node)| self.rename(node));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    fn read(language: Language, name: &str) -> Option<String> {
        let text = Text::new(language);
        SidesInWords { sides: Color::ALL.map(|color| text.side(color, false)) }.in_words(name)
    }

    #[test]
    fn a_sign_is_read_as_the_side_it_stands_for() {
        for (name, words) in [
            ("☗ Sato – ☖ Suzuki 2 moves · ☖ won", "Black Sato – White Suzuki 2 moves · White won"),
            ("1 ☗７六歩 0:16", "1 Black ７六歩 0:16"),
            ("▲７六歩 △", "Black ７六歩 White"),
            ("Points: ☗ 28, ☖ 2; 24 needed", "Points: Black 28, White 2; 24 needed"),
            ("7g ☗pawn", "7g Black pawn"),
            ("1 ☗\u{2009}P-7f", "1 Black P-7f"),
            ("☗ Blackburn", "Black Blackburn"),
        ] {
            assert_eq!(read(Language::English, name).as_deref(), Some(words));
        }
        assert_eq!(read(Language::Japanese, "☖３四歩").as_deref(), Some("後手 ３四歩"));
        assert_eq!(read(Language::Japanese, "7七 先手の歩"), None);
    }

    #[test]
    fn a_side_that_is_named_beside_its_sign_is_said_once() {
        assert_eq!(read(Language::English, "☗ Black 0:50 main time").as_deref(), Some("Black 0:50 main time"));
        assert_eq!(read(Language::English, "☗Black 4:53 – ☖White").as_deref(), Some("Black 4:53 – White"));
        assert_eq!(read(Language::Japanese, "☗ 先手：投了").as_deref(), Some("先手：投了"));
    }
}

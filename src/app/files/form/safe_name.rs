//! Names out of records that anybody may have written, made fit for file systems and for the screen.

use std::path::Path;

/// How many bytes of a name are offered at most: file systems take 255, and an ending and a number follow.
const LONGEST: usize = 180;

/// What Windows takes for a device, whatever ending follows.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// A name for a file made of `wanted`, which may stand in a record that anybody wrote: it leads into no other folder, is
/// allowed by every file system, is no option to any program, and shows all that is in it. `otherwise`, where nothing is left.
#[must_use]
pub fn safe_name(wanted: &str, otherwise: &str) -> String {
    let seen = wanted.chars().filter(|&sign| !is_unseen(sign));
    let safe: String = seen.map(|sign| if is_safe(sign) { sign } else { '-' }).collect();
    let mut end = safe.len().min(LONGEST);
    while !safe.is_char_boundary(end) {
        end -= 1;
    }
    match safe[..end].trim() {
        "" => otherwise.to_owned(),
        // Other programs would take it for an option.
        name if name.starts_with('-') => format!("_{}", &name[1..]),
        name if is_device(name) => format!("{name}-"),
        name => name.to_owned(),
    }
}

/// How many signs of a name are shown at most.
const MOST_SHOWN: usize = 200;

/// A name as it is shown, whatever anybody wrote into it: on one line, nothing in it unseen, and not too long to be looked at.
#[must_use]
pub fn shown_name(name: &str) -> String {
    let mut shown: String = name.chars().take(MOST_SHOWN).map(visible).collect();
    if name.chars().nth(MOST_SHOWN).is_some() {
        shown.push('…');
    }
    shown
}

fn visible(sign: char) -> char {
    if sign.is_control() || is_unseen(sign) { '?' } else { sign }
}

fn is_safe(sign: char) -> bool {
    !sign.is_control() && !r#"\/:*?"<>|."#.contains(sign)
}

/// Signs without a shape, some of which turn the order of the others round.
fn is_unseen(sign: char) -> bool {
    matches!(sign, '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

fn is_device(name: &str) -> bool {
    let name = name.to_lowercase();
    let numbered = |port: &str| name.strip_prefix(port).is_some_and(|number| number.len() == 1);
    DEVICES.contains(&&*name) || numbered("com") || numbered("lpt")
}

/// The last part of a path.
pub fn file_name(path: &Path) -> String {
    shown_name(&path.file_name().unwrap_or(path.as_os_str()).to_string_lossy())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_name_is_one_that_every_system_takes() {
        for (wanted, name) in [
            ("佐藤_鈴木", "佐藤_鈴木"),
            ("../../etc/passwd", "_-----etc-passwd"),
            ("-rf", "_rf"),
            ("\n-", "_-"),
            (r"C:\Windows\x", "C--Windows-x"),
            ("a\nb\0c", "a-b-c"),
            ("fik\u{202e}.exe", "fik-exe"),
            ("\u{200b}\u{feff}", "game"),
            (" ", "game"),
            ("", "game"),
            ("con", "con-"),
            ("LPT1", "LPT1-"),
            ("Conrad", "Conrad"),
        ] {
            assert_eq!(safe_name(wanted, "game"), name, "{wanted:?}");
        }
    }

    #[test]
    fn a_name_is_shown_on_one_line_with_everything_in_it() {
        assert_eq!(shown_name("a\nb\u{202e}fik.exe"), "a?b?fik.exe");
        assert_eq!(shown_name(&"歩".repeat(100_000)).chars().count(), MOST_SHOWN + 1);
        assert_eq!(shown_name("Ōno 佐藤"), "Ōno 佐藤");
    }

    proptest! {
        #[test]
        fn no_name_leads_anywhere_or_is_too_long(wanted in any::<String>(), times in 1_usize..60) {
            let name = safe_name(&wanted.repeat(times), "game");
            prop_assert!(!name.is_empty() && name.len() <= 255 - ".kifu".len() - "-log-999".len());
            prop_assert!(name.chars().all(is_safe) && !name.starts_with('-'));
            let path = std::path::Path::new(&name);
            prop_assert_eq!(path.file_name(), Some(path.as_os_str()));
        }
    }
}

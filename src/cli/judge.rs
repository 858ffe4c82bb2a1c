//! `komadai judge`: says how the games of records end by the rules.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::Verdict;
use super::check::game_name;
use super::inputs::{gather, read};
use super::judge_json::{Judgement, Points};
use super::language::Language;
use super::remark::Doubts;
use super::system::in_words;
use super::terminal::{json, name};
use crate::record::{FoulHandling, Header, ImportError, ImportOptions, Imported, games_of_file, visible};
use crate::rules::RuleProfile;
use crate::session::RecordJudgement;
use crate::storage::read_anything;
use crate::text::Text;

/// The maximum size of a rule profile.
const MAX_PROFILE_BYTES: usize = 1 << 20;

/// The arguments of `komadai judge`.
#[derive(Clone, Debug, PartialEq, Eq, Args)]
pub struct JudgeArguments {
    /// Records, or folders of records.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The rules: the ID of a built-in profile, or a profile's .ron file. By default, the rules that the record names,
    /// or else those of a casual game.
    #[arg(long, value_name = "ID or FILE")]
    profile: Option<String>,
    /// Print a JSON object for each game, one per line.
    #[arg(long)]
    json: bool,
    /// The language of the output.
    #[arg(long, value_name = "LANG", default_value = "en")]
    lang: Language,
}

/// Judges the main line of each game and prints a line about it.
pub(super) fn run(
    arguments: &JudgeArguments,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<Verdict> {
    let text = arguments.lang.text();
    let profile = match arguments.profile.as_deref().map(|name| profile_called(name, &text)).transpose() {
        Ok(profile) => profile,
        Err(complaint) => {
            writeln!(complaints, "{complaint}")?;
            return Ok(Verdict::Misused);
        }
    };
    let mut verdict = Verdict::Sound;
    for input in gather(&arguments.files) {
        let file = &input.path;
        let name = if arguments.json { file.display().to_string() } else { name(file) };
        let mut tell = |game: Game, judged: Result<Judged, String>| {
            if judged.as_ref().map_or(true, |judged| judged.doubts.are_grave) {
                verdict = Verdict::Faulty;
            }
            tell(&name, game, judged, arguments.json, out, complaints)
        };
        let bytes = read(&input, &text);
        let options = ImportOptions { fouls: FoulHandling::KeepAsPlayed };
        let found = bytes.and_then(|bytes| games_of_file(bytes, options).map_err(|error| at_line(&error)));
        match found {
            Err(complaint) => tell(Game { number: None, total: 1 }, Err(complaint))?,
            Ok(games) => {
                let total = games.total();
                for (number, game) in (1..).zip(games) {
                    let judged =
                        game.map_err(|error| at_line(&error)).and_then(|game| judge(&game, profile.as_ref(), &text));
                    tell(Game { number: Some(number), total }, judged)?;
                }
            }
        }
    }
    Ok(verdict)
}

/// A record, judged.
struct Judged {
    judgement: RecordJudgement,
    in_short: String,
    explanation: String,
    doubts: Doubts,
}

/// The number of a game in its file, counted from 1, and the number of games there.
#[derive(Clone, Copy)]
struct Game {
    number: Option<usize>,
    total: usize,
}

fn at_line(error: &ImportError) -> String {
    format!("line {}: {error}", error.line)
}

fn judge(imported: &Imported, profile: Option<&RuleProfile>, text: &Text) -> Result<Judged, String> {
    let profile = profile.cloned().or_else(|| profile_named_in(&imported.tree.header)).unwrap_or_default();
    let judgement = RecordJudgement::of(imported, &profile);
    match breaks_off(imported, &judgement, text) {
        Some(complaint) => Err(complaint),
        None => {
            let is_handicap = imported.tree.is_handicap();
            let in_short = text.judgement_in_short(&judgement, is_handicap);
            let explanation = text.judgement(&judgement, &profile, is_handicap);
            Ok(Judged { judgement, in_short, explanation, doubts: Doubts::about(imported) })
        }
    }
}

/// Why the rest of the game cannot be judged: part of it could not be read, and the game had not ended before.
fn breaks_off(imported: &Imported, judgement: &RecordJudgement, text: &Text) -> Option<String> {
    let error = imported.broken_off.as_ref().filter(|_| judgement.ruling.verdict().is_none())?;
    Some(text.tell("judge-breaks-off", &[("where", text.import_error(error).into())]))
}

fn tell(
    file: &str,
    game: Game,
    judged: Result<Judged, String>,
    as_json: bool,
    out: &mut impl Write,
    complaints: &mut impl Write,
) -> io::Result<()> {
    let name = game.number.map_or_else(|| file.to_owned(), |number| game_name(file, number, game.total));
    match judged {
        Ok(Judged { judgement, explanation, doubts, .. }) if as_json => {
            let about = Judgement::of(file.to_owned(), game.number, &judgement, explanation, doubts.remarks);
            writeln!(out, "{}", json(&about))
        }
        Ok(Judged { in_short, explanation, doubts, .. }) => {
            doubts.remarks.iter().try_for_each(|remark| writeln!(complaints, "{file}:{remark}"))?;
            writeln!(out, "{name}: {}", visible(&format!("{in_short}; {explanation}")))
        }
        Err(complaint) if as_json => {
            writeln!(out, "{}", json(&Judgement::unread(file.to_owned(), game.number, complaint)))
        }
        Err(complaint) => writeln!(complaints, "{name}: {}", visible(&complaint)),
    }
}

/// The rules the record was played by, if it names them and they are known.
fn profile_named_in(header: &Header) -> Option<RuleProfile> {
    RuleProfile::from_line(header.get(RuleProfile::HEADER_KEY)?)?.ok()
}

/// The built-in profile with this id, or the one in this file.
fn profile_called(name: &str, text: &Text) -> Result<RuleProfile, String> {
    if let Some(profile) = RuleProfile::shipped(name) {
        return Ok(profile);
    }
    let unknown = |error: io::Error| {
        let ids: Vec<&str> = RuleProfile::shipped_ids().collect();
        format!("{name}: neither a profile's file ({}) nor one of {}", in_words(&error, text), ids.join(", "))
    };
    let bytes = read_anything(Path::new(name), MAX_PROFILE_BYTES).map_err(unknown)?;
    let source = String::from_utf8(bytes).map_err(|_| format!("{name}: {}", text.say("no-text")))?;
    RuleProfile::from_ron(name, &source).map_err(|error| error.to_string())
}

impl Points {
    /// The points of both sides, as counted for an agreement and for a declaration.
    pub(super) fn of(judgement: &RecordJudgement) -> Self {
        let (everything, camp) = (judgement.impasse.everything, judgement.impasse.camp);
        Self {
            black: everything.black.total(),
            white: everything.white.total(),
            black_declaration: camp.black.total(),
            white_declaration: camp.white.total(),
        }
    }
}

//! The dialog of the arbiter's ruling, with the older ways to end an impasse.

use crate::app::console::form::{RulingForm, RulingLack};
use crate::app::scene::sides::{mark, player_name};
use crate::app::state::AppState;
use crate::rules::{BySide, FormerWays, FoulKind, PointCount};
use crate::session::MatchSession;
use crate::shogi::{Color, SquareSet};
use crate::text::{Arg, Text};

/// The dialog of the arbiter's ruling.
#[derive(Clone, Debug)]
pub struct RulingScene {
    /// Its fields.
    pub form: RulingForm,
    /// Both sides with their names.
    pub sides: [(Color, String); 2],
    /// Every foul with its name.
    pub fouls: Vec<(FoulKind, String)>,
    /// How an impasse was decided elsewhere or in former times, as words for the reason.
    pub methods: Vec<MethodScene>,
    /// Both sides' points, which these need.
    pub points: Vec<String>,
    /// What is missing before it can be given.
    pub lack: Option<String>,
}

/// A way to decide an impasse that no program can decide.
#[derive(Clone, Debug)]
pub struct MethodScene {
    /// Its name.
    pub name: String,
    /// The words for the reason: what it says, and who says so.
    pub words: String,
    /// The winner by it: as it says itself, or by the points once everything it asks for is done.
    pub winner: Option<Color>,
    /// How far both sides have come on the board, and what the points say.
    pub lines: Vec<String>,
}

impl RulingScene {
    pub fn of(state: &AppState, form: &RulingForm, text: &Text) -> Self {
        Self {
            form: form.clone(),
            sides: Color::ALL.map(|color| (color, format!("{} {}", mark(color), player_name(state, text, color)))),
            fouls: FoulKind::ALL.iter().copied().map(|kind| (kind, text.foul_kind(kind))).collect(),
            methods: methods(state, text),
            points: points(state, text),
            lack: form.lack().map(|lack| text.say(name_of(lack))),
        }
    }
}

/// The name of the sentence about what is missing.
const fn name_of(lack: RulingLack) -> &'static str {
    match lack {
        RulingLack::Winner => "ruling-lacks-winner",
        RulingLack::Foul => "ruling-lacks-foul",
        RulingLack::Reason => "ruling-lacks-reason",
    }
}

/// The methods of which texts tell. Sources: Fairbairn, in the 1980s, as an encyclopaedia's section on the impasse quotes
/// him; the manual of GNU Shogi; a custom of clubs in handicap games; a form of the try rule.
fn methods(state: &AppState, text: &Text) -> Vec<MethodScene> {
    let is_handicap = state.is_handicap();
    let surveyor = state.as_match().map(|session| Surveyor { ways: session.former_ways(), text, is_handicap });
    let surveyed = |survey: fn(&Surveyor<'_>) -> Survey| surveyor.as_ref().map(survey).unwrap_or_default();
    let method = |name: &str, words: &str, survey: Survey| MethodScene {
        name: text.say(name),
        words: text.say(words),
        winner: survey.winner,
        lines: survey.lines,
    };
    let in_zone = method("method-zone", "method-zone-words", surveyed(|it| it.in_zone()));
    let protected = method("method-protected", "method-protected-words", surveyed(|it| it.protected()));
    let last_rank = method("method-last-rank", "method-last-rank-words", surveyed(|it| it.last_rank()));
    // 上手 is White.
    let uwate_wins = Survey { winner: Some(Color::White), lines: Vec::new() };
    let uwate = is_handicap.then(|| method("method-uwate", "method-uwate-words", uwate_wins));
    [in_zone, protected, last_rank].into_iter().chain(uwate).collect()
}

/// What a method comes to in the present position.
#[derive(Debug, Default)]
struct Survey {
    winner: Option<Color>,
    lines: Vec<String>,
}

/// Who tells what stands on the board of a method's conditions.
struct Surveyor<'a> {
    ways: FormerWays,
    text: &'a Text,
    is_handicap: bool,
}

impl Surveyor<'_> {
    fn in_zone(&self) -> Survey {
        let lines = Color::ALL.into_iter().map(|color| self.outside(color)).collect();
        self.counted(lines, self.ways.all_in_zone())
    }

    fn protected(&self) -> Survey {
        let of_side = |color| [self.outside(color), self.unprotected(color)];
        self.counted(Color::ALL.into_iter().flat_map(of_side).collect(), self.ways.all_protected())
    }

    /// What the points say is the result where everything `is_done` that has to be before they are counted.
    fn counted(&self, mut lines: Vec<String>, is_done: bool) -> Survey {
        let result = self.text.agreement_ruling(&self.ways.count, self.is_handicap);
        lines.push(self.text.tell("method-by-points", &[("result", result.into())]));
        let winner = self.ways.count.verdict().outcome.winner;
        Survey { winner: winner.filter(|_| is_done), lines }
    }

    fn last_rank(&self) -> Survey {
        let of_side = |color: Color| {
            let name = if self.ways.on_last_rank.of(color) { "method-king-there" } else { "method-king-elsewhere" };
            self.text.tell(name, &[("side", self.text.side(color, self.is_handicap).into())])
        };
        Survey { winner: None, lines: Color::ALL.into_iter().map(of_side).collect() }
    }

    fn outside(&self, color: Color) -> String {
        self.squares(color, self.ways.outside.of(color), ["method-none-outside", "method-outside"])
    }

    fn unprotected(&self, color: Color) -> String {
        self.squares(color, self.ways.unprotected.of(color), ["method-none-unprotected", "method-unprotected"])
    }

    /// The sentence for no square, or that for some with their names.
    fn squares(&self, color: Color, squares: SquareSet, [none, some]: [&str; 2]) -> String {
        let side = Arg::from(self.text.side(color, self.is_handicap));
        let names: Vec<String> = squares.into_iter().map(|square| self.text.square(square)).collect();
        match names.len() {
            0 => self.text.tell(none, &[("side", side)]),
            _ => self.text.tell(some, &[("side", side), ("squares", names.join(&self.text.say("list-comma")).into())]),
        }
    }
}

/// Both sides' points, as an agreement counts them and as a declaration does.
fn points(state: &AppState, text: &Text) -> Vec<String> {
    let Some(status) = state.as_match().map(MatchSession::impasse_status) else { return Vec::new() };
    let line = |name: &str, points: BySide<PointCount>| {
        let [black, white] = Color::ALL.map(|color| Arg::from(u32::from(points.of(color).total())));
        text.tell(name, &[("black", black), ("white", white)])
    };
    vec![line("ruling-points", status.everything), line("ruling-points-camp", status.camp)]
}

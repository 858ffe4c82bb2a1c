//! What comes before the moves of a KIF file: the header and the starting position.
//!
//! The position comes from the diagram if there is one, otherwise from the name of the handicap (手合割), and otherwise is
//! that of an even game. An unknown name without a diagram is an error: it must never be taken for an even game. So are
//! two names for different positions.

use super::line::Line;
use super::move_text::{MoveText, Origin};
use crate::record::bod::{Diagram, DiagramReader};
use crate::record::notation::leading_number;
use crate::record::start_lines::composed;
use crate::record::warning::{Warnings, quoted};
use crate::record::{
    Comment, DiagramFault, GameTree, HANDICAP, Header, ImportError, ImportErrorKind, NodeId, WarningKind,
    handicap_line, handicap_named, names_another_start,
};
use crate::shogi::{Color, Handicap, Position, Setup, Square};

/// Keys by which a record can be recognized; any other key is kept as well.
const USUAL_KEYS: [&str; 29] = [
    "開始日時",
    "終了日時",
    "対局日",
    "表題",
    "棋戦",
    "戦型",
    "場所",
    "持ち時間",
    "消費時間",
    "秒読み",
    "掲載",
    "備考",
    "先手",
    "後手",
    "下手",
    "上手",
    "先手省略名",
    "後手省略名",
    "記録係",
    "作品番号",
    "作品名",
    "作者",
    "発表誌",
    "発表年月",
    "出典",
    "手数",
    "完全性",
    "分類",
    "受賞",
];

/// Whether a key is one that only records use.
pub(super) fn is_usual_key(key: &str) -> bool {
    key == HANDICAP || USUAL_KEYS.contains(&key)
}

/// Collects the lines before the first move.
#[derive(Debug, Default)]
pub(super) struct Opening {
    header: Header,
    /// The lines that name a starting position, with the names.
    handicaps: Vec<(usize, String)>,
    diagram: DiagramReader,
    /// The line that gives the side to move.
    turn: Option<(usize, Color)>,
    /// The line that says how many moves came before the diagram.
    latest_move: Option<(usize, String)>,
    comments: Comment,
    bookmark: Option<String>,
    has_usual_lines: bool,
}

/// The starting position, and the move before it if known.
#[derive(Debug)]
pub(super) struct Start {
    pub(super) tree: GameTree,
    pub(super) previous_destination: Option<Square>,
    /// The line it is on.
    pub(super) line: usize,
}

impl Opening {
    /// Takes a line; returns it if it belongs to the moves.
    pub(super) fn take<'a>(
        &mut self,
        number: usize,
        line: Line<'a>,
        warnings: &mut Warnings,
    ) -> Result<Option<Line<'a>>, ImportError> {
        match line {
            Line::Nothing | Line::BoardBorder => {}
            Line::Variation(ply) => {
                warnings.push(number, WarningKind::VariationNowhere { ply: ply.unwrap_or(0), plies: 0 });
            }
            Line::MoveTable => self.has_usual_lines = true,
            Line::Comment(text) => self.comments.push(text),
            Line::Bookmark(name) if self.bookmark.is_none() => self.bookmark = Some(name.to_owned()),
            Line::Bookmark(_) => warnings.push(number, WarningKind::SecondBookmark),
            Line::Header(key, value) => self.take_header(number, key, value)?,
            Line::BoardRank(text) => self.take_diagram(number, |diagram| diagram.add_rank(number, text))?,
            Line::Hand(color, text) => self.take_diagram(number, |diagram| diagram.add_hand(number, color, text))?,
            Line::Turn(color) => {
                self.turn = Some((number, color));
                self.take_diagram(number, |diagram| diagram.set_turn(color))?;
            }
            Line::DiagramMove(text) if leading_number(text.trim_start()).is_some() => {
                self.latest_move = Some((number, quoted(text)));
                self.diagram.set_latest_move(text);
            }
            Line::Unknown(text) | Line::DiagramMove(text) => {
                warnings.push(number, WarningKind::UnknownLine { text: quoted(text) })
            }
            Line::Move { .. } | Line::Ending { .. } | Line::Summary(_) => return Ok(Some(line)),
        }
        Ok(None)
    }

    /// Whether there was anything that occurs only in records.
    pub(super) const fn is_record(&self) -> bool {
        self.has_usual_lines || self.diagram.is_said()
    }

    fn take_header(&mut self, number: usize, key: &str, value: &str) -> Result<(), ImportError> {
        self.header.must_have_room(number)?;
        if key == HANDICAP && !value.is_empty() {
            self.handicaps.push((number, value.to_owned()));
        }
        self.has_usual_lines |= is_usual_key(key);
        self.header.push(key, value);
        Ok(())
    }

    fn take_diagram(
        &mut self,
        number: usize,
        add: impl FnOnce(&mut DiagramReader) -> Result<(), DiagramFault>,
    ) -> Result<(), ImportError> {
        add(&mut self.diagram).map_err(|fault| ImportErrorKind::BadDiagram(fault).at(number))
    }

    /// Sets up the starting position. The first move settles the side to move if nothing else does.
    pub(super) fn begin(
        mut self,
        first_move: Option<(usize, &MoveText)>,
        warnings: &mut Warnings,
    ) -> Result<Start, ImportError> {
        let end_of_diagram = self.diagram.last_line();
        let diagram = std::mem::take(&mut self.diagram).finish();
        let diagram = diagram.map_err(|fault| ImportErrorKind::BadDiagram(fault).at(end_of_diagram))?;
        let Some(diagram) = diagram else {
            let (line, position) = self.named_position()?;
            self.look_for_diagram_lines(position.turn(), warnings);
            return Ok(Start { tree: self.into_tree(position), previous_destination: None, line });
        };
        self.look_for_missing_lines(&diagram, end_of_diagram, first_move.is_some(), warnings);
        let Diagram { first_number, previous_destination, lines, .. } = diagram;
        let handicap = self.handicaps.first().and_then(|(_, name)| handicap_named(name));
        let position = composed(&with_turn(diagram, handicap, first_move, warnings), &lines, warnings)?;
        self.compare_names_with(&position, warnings);
        let mut tree = self.into_tree(position);
        tree.first_number = first_number;
        Ok(Start { tree, previous_destination, line: lines.first() })
    }

    /// Warns about lines that belong to a diagram if there is none and they disagree with the named position.
    fn look_for_diagram_lines(&mut self, turn: Color, warnings: &mut Warnings) {
        if let Some((line, said)) = self.turn.filter(|&(_, said)| said != turn) {
            warnings.push(line, WarningKind::OtherTurn { said, turn });
        }
        if let Some((line, text)) = self.latest_move.take() {
            warnings.push(line, WarningKind::UnknownLine { text });
        }
    }

    /// Warns about a diagram that seems cut off: it gives only one hand, or is on its own without both hands and without saying
    /// who is to move. A whole diagram, and a record, say that only where White is to move.
    fn look_for_missing_lines(&self, diagram: &Diagram, line: usize, has_moves: bool, warnings: &mut Warnings) {
        warnings.extend(line, diagram.unsaid_hand.map(WarningKind::HandUnsaid));
        if diagram.turn.is_none() && !diagram.has_both_hands && !self.has_usual_lines && !has_moves {
            warnings.push(line, WarningKind::TurnUnsaid { turn: Color::Black });
        }
    }

    /// The position that the record names, and the line on which it does.
    fn named_position(&self) -> Result<(usize, Position), ImportError> {
        let Some((line, first)) = self.handicaps.first() else { return Ok((1, Position::even())) };
        let handicap = handicap_named(first);
        if let Some((other, second)) = self.handicaps.iter().find(|(_, name)| handicap_named(name) != handicap) {
            let (first, second) = (quoted(first), quoted(second));
            return Err(ImportErrorKind::SeveralHandicaps { first, second }.at(*other));
        }
        match handicap {
            Some(handicap) => Ok((*line, handicap.position())),
            None => Err(ImportErrorKind::UnknownHandicap { name: quoted(first) }.at(*line)),
        }
    }

    /// Compares the names with the diagram, which takes precedence. A handicap game may be shown from its middle, but
    /// not with the name of a different start.
    fn compare_names_with(&self, position: &Position, warnings: &mut Warnings) {
        for (line, name) in &self.handicaps {
            if names_another_start(name, position) {
                warnings.push(*line, WarningKind::OtherHandicap { name: quoted(name) });
            }
        }
    }

    /// The tree so far. A record that does not name its handicap gets a line that does.
    fn into_tree(self, position: Position) -> GameTree {
        let mut tree = GameTree::new(position);
        tree.header = self.header;
        if tree.header.get(HANDICAP).is_none() {
            tree.header.push(HANDICAP, handicap_line(tree.start()));
        }
        self.comments.iter().for_each(|line| tree.take_comment_line(ROOT, line.to_owned()));
        tree.node_mut(ROOT).set_bookmark(self.bookmark);
        tree
    }
}

const ROOT: NodeId = GameTree::ROOT;

/// The pieces of `diagram` with a side to move: that of the diagram, else of a named handicap, else of the piece that
/// moves first, else Black.
fn with_turn(
    diagram: Diagram,
    handicap: Option<Handicap>,
    first_move: Option<(usize, &MoveText)>,
    warnings: &mut Warnings,
) -> Setup {
    let mut setup = diagram.setup;
    let usual = handicap.map_or(Color::Black, Handicap::first_to_move);
    setup.turn = diagram.turn.unwrap_or(usual);
    if diagram.turn.is_some() {
        return setup;
    }
    let mover = first_move.and_then(|(line, text)| Some((line, owner(&setup, text)?)));
    if let Some((line, turn)) = mover.filter(|&(_, turn)| turn != usual) {
        setup.turn = turn;
        warnings.push(line, WarningKind::TurnFromFirstMove { turn });
    }
    setup
}

fn owner(setup: &Setup, text: &MoveText) -> Option<Color> {
    match text.origin {
        Origin::Square(from) => setup.board.piece_on(from).map(|piece| piece.color),
        Origin::Hand | Origin::Unsaid => text.mover,
    }
}

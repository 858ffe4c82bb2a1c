//! The words by which a move is read aloud, as at title matches: 先手、７六、歩 and “Black, pawn, seven f”.

use crate::app::settings::form::Notation;
use crate::app::state::AppState;
use crate::record::notation::{distinguishing_words, may_promote};
use crate::shogi::{Color, Move, PieceKind, Position, Square};
use crate::sound::{Reading, Voice, Volume, Word};
use crate::text::Language;

/// A move, and what has to be known of it to be read aloud.
#[derive(Debug)]
struct MoveToRead {
    /// The position before it.
    position: Position,
    /// The move.
    mv: Move,
    /// Who makes it.
    mover: Color,
    /// Where the move before went, if there was one.
    previous: Option<Square>,
    /// Whether the sides are 下手 and 上手.
    is_handicap: bool,
    /// Whether 王手 is said.
    tells_check: bool,
}

impl AppState {
    /// Who speaks.
    #[must_use]
    pub fn voice(&self) -> Voice {
        let settings = &self.settings;
        settings.sounds.voice.unwrap_or_else(|| voice_of(settings.language.unwrap_or(self.system_language)))
    }

    /// The move that led to the present place as it is read aloud, if moves are.
    #[must_use]
    pub fn reading(&self) -> Option<Reading> {
        let sounds = &self.settings.sounds;
        let is_heard = self.settings.sound && sounds.read_moves && sounds.volumes.moves != Volume::ZERO;
        let read = self.move_to_read().filter(|_| is_heard)?;
        Some(Reading { voice: self.voice(), words: read.words(self.voice(), self.settings.notation) })
    }

    /// An opening move as it is read aloud, to hear how that sounds.
    #[must_use]
    pub fn sample_reading(&self) -> Reading {
        let square = |rank| Square::new(7, rank).expect("it is on the board");
        let mv = Move::Normal { from: square(7), to: square(6), promote: false };
        let position = Position::even();
        let (mover, previous) = (Color::Black, None);
        let read = MoveToRead { position, mv, mover, previous, is_handicap: false, tells_check: false };
        Reading { voice: self.voice(), words: read.words(self.voice(), self.settings.notation) }
    }

    fn move_to_read(&self) -> Option<MoveToRead> {
        let (tree, node) = (self.tree(), self.node());
        let before = tree.parent(node)?;
        let position = tree.position_at(before);
        Some(MoveToRead {
            mover: tree.node(node).mover(&position),
            position,
            mv: tree.node(node).mv?,
            previous: tree.node(before).mv.map(Move::to),
            is_handicap: self.is_handicap(),
            tells_check: self.settings.sounds.check_call && !self.withholds_help(),
        })
    }
}

/// Who speaks where nobody was chosen and the program has this language.
#[must_use]
pub const fn voice_of(language: Language) -> Voice {
    match language {
        Language::English => Voice::English,
        Language::Japanese => Voice::Japanese,
    }
}

impl MoveToRead {
    /// What `voice` says where moves are written in `notation`.
    fn words(&self, voice: Voice, notation: Notation) -> Vec<Word> {
        let middle = match voice {
            Voice::Japanese => self.in_japanese(),
            Voice::English => self.in_english(notation),
        };
        let side = side(self.mover, self.is_handicap);
        let ends = [self.promotion(), self.check()].into_iter().flatten();
        std::iter::once(side).chain(middle).chain(ends).collect()
    }

    fn in_japanese(&self) -> Vec<Word> {
        let to = self.mv.to();
        let place = if self.previous == Some(to) { Word::Same } else { square(to) };
        let distinguishing = distinguishing_words(&self.position, self.mv);
        [place].into_iter().chain(self.piece()).chain(distinguishing.chars().filter_map(distinguishing_word)).collect()
    }

    fn in_english(&self, notation: Notation) -> Vec<Word> {
        let places = |square| english_square(square, notation);
        let way = match self.mv {
            Move::Drop { to, .. } => [vec![Word::Drop], places(to)].concat(),
            Move::Normal { from, to, .. } => {
                let origin = if self.is_alone(from) { Vec::new() } else { places(from) };
                let is_capture = self.position.board().piece_on(to).is_some();
                let takes = is_capture.then_some(Word::Takes);
                let link = takes.or_else(|| (!origin.is_empty()).then_some(Word::To));
                origin.into_iter().chain(link).chain(places(to)).collect()
            }
        };
        self.piece().into_iter().chain(way).collect()
    }

    /// Whether no other piece of the kind aims at the same square, as notations have it.
    fn is_alone(&self, from: Square) -> bool {
        let Some(kind) = self.kind() else { return true };
        let board = self.position.board();
        board.reaching(self.mv.to(), self.position.mover(self.mv), kind).without(from).is_empty()
    }

    fn kind(&self) -> Option<PieceKind> {
        match self.mv {
            Move::Drop { kind, .. } => Some(kind),
            Move::Normal { from, .. } => self.position.board().piece_on(from).map(|piece| piece.kind),
        }
    }

    fn piece(&self) -> Option<Word> {
        self.kind().map(piece)
    }

    fn promotion(&self) -> Option<Word> {
        let Move::Normal { from, to, promote } = self.mv else { return None };
        match promote {
            true => Some(Word::Promotes),
            false => may_promote(&self.position, self.kind()?, from, to).then_some(Word::Stays),
        }
    }

    fn check(&self) -> Option<Word> {
        (self.tells_check && self.position.after(self.mv).is_check()).then_some(Word::Check)
    }
}

const fn side(color: Color, is_handicap: bool) -> Word {
    match (color, is_handicap) {
        (Color::Black, false) => Word::Black,
        (Color::White, false) => Word::White,
        (Color::Black, true) => Word::Lower,
        (Color::White, true) => Word::Upper,
    }
}

const fn square(square: Square) -> Word {
    Word::Square { file: square.file(), rank: square.rank() }
}

/// Seven f where ranks are written as letters, seven six where they are not.
fn english_square(square: Square, notation: Notation) -> Vec<Word> {
    let rank = match notation {
        Notation::Hodges => Word::Letter(square.rank()),
        Notation::Hosking | Notation::Japanese | Notation::Digits | Notation::Ki2 => Word::Number(square.rank()),
    };
    vec![Word::Number(square.file()), rank]
}

const fn distinguishing_word(kanji: char) -> Option<Word> {
    match kanji {
        '右' => Some(Word::Right),
        '左' => Some(Word::Left),
        '直' => Some(Word::Straight),
        '上' => Some(Word::Up),
        '寄' => Some(Word::Sideways),
        '引' => Some(Word::Back),
        '打' => Some(Word::Drop),
        _ => None,
    }
}

const fn piece(kind: PieceKind) -> Word {
    match kind {
        PieceKind::Pawn => Word::Pawn,
        PieceKind::Lance => Word::Lance,
        PieceKind::Knight => Word::Knight,
        PieceKind::Silver => Word::Silver,
        PieceKind::Gold => Word::Gold,
        PieceKind::Bishop => Word::Bishop,
        PieceKind::Rook => Word::Rook,
        PieceKind::King => Word::King,
        PieceKind::Tokin => Word::Tokin,
        PieceKind::PromotedLance => Word::PromotedLance,
        PieceKind::PromotedKnight => Word::PromotedKnight,
        PieceKind::PromotedSilver => Word::PromotedSilver,
        PieceKind::Horse => Word::Horse,
        PieceKind::Dragon => Word::Dragon,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A move as it is read, the words by their names.
    fn read(sfen: &str, mv: &str, previous: Option<&str>, voice: Voice, notation: Notation) -> String {
        let position = Position::from_sfen(sfen).unwrap();
        let read = MoveToRead {
            mover: position.turn(),
            position,
            mv: mv.parse().unwrap(),
            previous: previous.map(|square| square.parse().unwrap()),
            is_handicap: false,
            tells_check: true,
        };
        let words = read.words(voice, notation);
        assert!(words.iter().all(|&word| voice.word_file(word).is_some()), "{words:?}: all of it can be said");
        words.iter().map(Word::to_string).collect::<Vec<_>>().join(" ")
    }

    const START: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";
    const BISHOPS: &str = "lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3";
    const TAKEN: &str = "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4";
    const GOLD_IN_HAND: &str = "4k4/9/9/9/9/9/9/4G4/4K4 b G 1";
    const SILVERS: &str = "4k4/9/3GGG3/9/9/9/1+P4S1S/+P8/+P+P+P1K1SS1 b - 1";

    #[test]
    fn a_move_is_read_in_japanese_as_at_title_matches() {
        for (sfen, mv, previous, wanted) in [
            (START, "7g7f", None, "black square-76 pawn"),
            (START, "4i5h", None, "black square-58 gold right"),
            (BISHOPS, "8h2b+", Some("3d"), "black square-22 bishop promotes"),
            (BISHOPS, "8h3c", Some("3d"), "black square-33 bishop stays check"),
            (TAKEN, "3a2b", Some("2b"), "white same silver"),
            (TAKEN, "3a2b", None, "white square-22 silver"),
            (GOLD_IN_HAND, "G*4h", None, "black square-48 gold drop"),
            (GOLD_IN_HAND, "G*5b", None, "black square-52 gold check"),
            (SILVERS, "5c5b", None, "black square-52 gold straight check"),
            (SILVERS, "3g2h", None, "black square-28 silver left back"),
            (SILVERS, "3i2h", None, "black square-28 silver left up"),
            (SILVERS, "9h8h", None, "black square-88 tokin sideways"),
        ] {
            assert_eq!(read(sfen, mv, previous, Voice::Japanese, Notation::Japanese), wanted, "{mv}");
        }
    }

    #[test]
    fn a_move_is_read_in_english_as_the_notation_has_it() {
        for (sfen, mv, notation, wanted) in [
            (START, "7g7f", Notation::Hodges, "black pawn number-7 letter-6"),
            (START, "7g7f", Notation::Hosking, "black pawn number-7 number-6"),
            (START, "7g7f", Notation::Japanese, "black pawn number-7 number-6"),
            (START, "4i5h", Notation::Hodges, "black gold number-4 letter-9 to number-5 letter-8"),
            (BISHOPS, "8h2b+", Notation::Hodges, "black bishop takes number-2 letter-2 promotes"),
            (BISHOPS, "8h3c", Notation::Hosking, "black bishop number-3 number-3 stays check"),
            (TAKEN, "3a2b", Notation::Hodges, "white silver takes number-2 letter-2"),
            (GOLD_IN_HAND, "G*4h", Notation::Hodges, "black gold drop number-4 letter-8"),
        ] {
            assert_eq!(read(sfen, mv, None, Voice::English, notation), wanted, "{mv}");
        }
    }

    #[test]
    fn the_sides_of_a_handicap_game_are_read_by_their_names() {
        let position = Position::from_sfen("lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1").unwrap();
        let mv = "3c3d".parse().unwrap();
        let (mover, previous) = (position.turn(), None);
        let read = MoveToRead { position, mv, mover, previous, is_handicap: true, tells_check: false };
        assert_eq!(read.words(Voice::Japanese, Notation::Japanese)[0], Word::Upper);
    }

    #[test]
    fn there_is_a_recording_of_every_piece_and_every_square() {
        for voice in Voice::ALL {
            for kind in PieceKind::ALL {
                assert!(voice.word_file(piece(kind)).is_some(), "{voice:?} {kind:?}");
            }
        }
        for it in Square::all() {
            assert!(Voice::Japanese.word_file(square(it)).is_some(), "{it}");
            let english = [Notation::Hodges, Notation::Hosking].map(|notation| english_square(it, notation)).concat();
            assert!(english.into_iter().all(|word| Voice::English.word_file(word).is_some()), "{it}");
        }
        for side in [Word::Black, Word::White, Word::Lower, Word::Upper] {
            assert!(Voice::ALL.iter().all(|voice| voice.word_file(side).is_some()));
        }
    }
}

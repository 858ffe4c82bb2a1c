//! The table of the dialogs.

/// A kind of dialog, with what holds whatever is asked or filled in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DialogKind {
    /// About the program.
    About,
    /// The time of both sides, for a clock beside a wooden board.
    Clocks,
    /// Corrects the time on that clock.
    Corrections,
    /// The lines about the game.
    Details,
    /// How a line ends.
    GameEnd,
    /// The engines that are kept, and those that can be had.
    Engines,
    /// The options of an engine.
    EngineOptions,
    /// The event: its pairings and results.
    Event,
    /// Title, rules and schedule of an event.
    EventForm,
    /// A player of an event.
    Entrant,
    /// A list of players that is to be entered.
    PlayerList,
    /// How the rounds of an event are paired, and its players placed.
    PairingRules,
    /// A round that is proposed.
    Proposal,
    /// The toss for the sides of a game of the event.
    EventToss,
    /// The list of commands, to be looked through by name.
    Finder,
    /// Sharing games with a hall, and looking at it.
    Hall,
    /// The editor of tables of handicaps.
    Handicaps,
    /// The keys for commands.
    Keys,
    /// The folders of the library.
    Library,
    /// What is there more than once in the library.
    TidyUp,
    /// Players, time and handicap of a new game.
    NewGame,
    /// What the evaluations of a game come to.
    GameSummary,
    /// The mates that were missed in the game.
    MissedMates,
    /// The game that is played instead of one that does not count.
    NextGame,
    /// A pairing of the event.
    Pairing,
    /// The program's own file dialog.
    Path,
    /// The PIN of the arbiter's console.
    Pin,
    /// What is to be practised.
    Practice,
    /// What to print, and how.
    Print,
    /// The site of a hall.
    Publish,
    /// A question.
    Question,
    /// The editor of rule profiles.
    Rules,
    /// The arbiter's ruling.
    Ruling,
    /// The editor of what is heard of a clock.
    Schedule,
    /// The settings.
    Settings,
    /// What is heard, and how.
    Sound,
    /// A move that is typed.
    TypedMove,
    /// How an engine is to analyse the whole game.
    WholeGame,
}

/// How wide a dialog is, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DialogWidth {
    /// The width with one column.
    pub usual: f32,
    /// Where there is room for two columns.
    pub in_two: Option<TwoColumns>,
}

/// A second width of a dialog.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TwoColumns {
    /// With columns that are as narrow as they can be; where there is less room there is one.
    pub narrowest: f32,
    /// As wide as two columns need.
    pub widest: f32,
}

/// Whether a click beside a dialog closes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClickBeside {
    /// Like Esc.
    Closes,
    /// It does nothing: what was filled in is not thrown away.
    DoesNothing,
}

/// Whose a dialog is while the arbiter's console is locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogOwner {
    /// Whoever is there.
    Anybody,
    /// The arbiter.
    Arbiter,
    /// That depends on what is asked.
    WhoeverIsAsked,
}

/// What lies beneath a dialog, and comes back when it is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beneath {
    /// The board.
    Board,
    /// The event.
    Event,
    /// The dialog from which it was opened: it carries that one along.
    Origin,
}

/// A line of the table.
#[derive(Clone, Copy)]
struct Row {
    width: DialogWidth,
    click: ClickBeside,
    owner: DialogOwner,
    beneath: Beneath,
}

use Beneath::{Board, Event, Origin};
use ClickBeside::{Closes, DoesNothing};
use DialogOwner::{Anybody, Arbiter, WhoeverIsAsked};

const fn row(usual: f32, click: ClickBeside, owner: DialogOwner, beneath: Beneath) -> Row {
    Row { width: DialogWidth { usual, in_two: None }, click, owner, beneath }
}

const fn in_two(narrowest: f32, widest: f32, row: Row) -> Row {
    Row { width: DialogWidth { in_two: Some(TwoColumns { narrowest, widest }), ..row.width }, ..row }
}

impl DialogKind {
    #[rustfmt::skip]
    const fn row(self) -> Row {
        match self {
            Self::About       => row(640.0, Closes, Anybody, Board),
            Self::Clocks      => row(660.0, DoesNothing, Anybody, Board),
            Self::Corrections => row(660.0, DoesNothing, Anybody, Board),
            Self::Details     => row(640.0, DoesNothing, Anybody, Board),
            Self::Engines     => row(660.0, DoesNothing, Anybody, Origin),
            Self::EngineOptions => row(680.0, DoesNothing, Anybody, Origin),
            Self::Event       => row(980.0, DoesNothing, Arbiter, Board),
            Self::EventForm   => row(660.0, DoesNothing, Arbiter, Event),
            Self::Entrant     => row(660.0, DoesNothing, Arbiter, Event),
            Self::PlayerList  => row(720.0, DoesNothing, Arbiter, Event),
            Self::PairingRules => row(720.0, DoesNothing, Arbiter, Event),
            Self::Proposal    => row(980.0, DoesNothing, Arbiter, Event),
            Self::EventToss   => row(460.0, DoesNothing, Anybody, Board),
            Self::Finder      => row(640.0, Closes, Anybody, Board),
            Self::GameEnd     => row(560.0, DoesNothing, Anybody, Board),
            Self::GameSummary => row(660.0, Closes, Anybody, Board),
            Self::Hall        => row(640.0, DoesNothing, Arbiter, Board),
            Self::Handicaps   => row(620.0, DoesNothing, Anybody, Origin),
            Self::Keys        => row(640.0, Closes, Anybody, Board),
            Self::Library     => row(660.0, DoesNothing, Anybody, Board),
            Self::MissedMates => row(660.0, Closes, Anybody, Board),
            Self::NewGame     => row(720.0, DoesNothing, Anybody, Board),
            Self::NextGame    => row(660.0, DoesNothing, Arbiter, Board),
            Self::Pairing     => row(660.0, DoesNothing, Arbiter, Event),
            Self::Path        => row(620.0, DoesNothing, WhoeverIsAsked, Origin),
            Self::Pin         => row(460.0, DoesNothing, Anybody, Origin),
            Self::Practice    => row(680.0, DoesNothing, Anybody, Board),
            Self::Publish     => row(660.0, DoesNothing, Arbiter, Origin),
            Self::Print       => row(840.0, DoesNothing, Anybody, Board),
            Self::Question    => row(460.0, Closes, WhoeverIsAsked, Board),
            Self::Rules       => row(760.0, DoesNothing, Anybody, Origin),
            Self::Ruling      => row(520.0, DoesNothing, Arbiter, Board),
            Self::Schedule    => row(760.0, DoesNothing, WhoeverIsAsked, Origin),
            Self::Settings    => row(760.0, Closes, Anybody, Board),
            Self::Sound       => in_two(850.0, 920.0, row(640.0, Closes, Anybody, Board)),
            Self::TidyUp      => row(760.0, DoesNothing, Anybody, Origin),
            Self::TypedMove   => row(420.0, Closes, Anybody, Board),
            Self::WholeGame   => row(660.0, DoesNothing, Anybody, Board),
        }
    }

    /// How wide it is.
    #[must_use]
    pub const fn width(self) -> DialogWidth {
        self.row().width
    }

    /// What a click beside it does.
    #[must_use]
    pub const fn click_beside(self) -> ClickBeside {
        self.row().click
    }

    /// Whose it is while the arbiter's console is locked.
    #[must_use]
    pub const fn owner(self) -> DialogOwner {
        self.row().owner
    }

    /// What lies beneath it.
    #[must_use]
    pub const fn beneath(self) -> Beneath {
        self.row().beneath
    }
}

impl DialogWidth {
    /// The width where there is so much room.
    #[must_use]
    pub fn within(self, room: f32) -> f32 {
        self.in_two.filter(|it| room >= it.narrowest).map_or(self.usual, |it| it.widest).min(room)
    }
}

//! What the organiser has to put right before a round can be paired.

/// Why a round cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PairingError {
    /// Rounds are counted from 1.
    #[error("there is no round 0")]
    NoSuchRound,
    /// Nobody is left to be paired.
    #[error("round {round} has {count} players; at least 2 are needed")]
    TooFew {
        /// The round.
        round: u32,
        /// How many take part.
        count: usize,
    },
    /// There are more than can be paired at once.
    #[error("{count} are too many to be paired at once; divide them into groups of at most {most}")]
    TooMany {
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// An earlier round has no pairings.
    #[error("round {round} has not been paired; pair it first")]
    NotPaired {
        /// The round.
        round: u32,
    },
    /// An earlier game has no result.
    #[error("table {table} of round {round} has no result; enter it first")]
    Unfinished {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
    },
    /// The round is being played.
    #[error("table {table} of round {round} has begun; a round in play is not paired anew")]
    Begun {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
    },
    /// Somebody is paired who is not on the list of players.
    #[error("{name} plays in round {round}, but is not on the list of players; add the player, or the name to `also`")]
    Stranger {
        /// The round.
        round: u32,
        /// The name.
        name: String,
    },
    /// The list of players has changed since a round robin began.
    #[error("{} and {} have met already: the list of players has changed since the first round", names[0], names[1])]
    ListChanged {
        /// Two who would meet again.
        names: [String; 2],
    },
    /// Somebody enters a knock-out after it has begun.
    #[error("{name} enters after the first round, which a knock-out has no place for")]
    TooLate {
        /// The player.
        name: String,
    },
    /// A game of a knock-out has no winner.
    #[error("table {table} of round {round} has no winner; a knock-out needs one")]
    NoWinner {
        /// The round.
        round: u32,
        /// The table.
        table: u32,
    },
    /// An earlier round was not paired by the bracket.
    #[error("round {round} was not paired by the bracket: {name} should have met somebody else")]
    NotByBracket {
        /// The round.
        round: u32,
        /// A player who met another.
        name: String,
    },
    /// The knock-out is over.
    #[error("the knock-out is over: {name} has won")]
    Over {
        /// The winner.
        name: String,
    },
    /// A player belongs to no team.
    #[error("{name} is in no team; write the team on the list of players")]
    NoTeam {
        /// The player.
        name: String,
    },
    /// A team has no board at all.
    #[error("a team needs at least one board")]
    NoBoards,
}

use crate::shogi::Move;

/// What somebody at the board wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchCommand {
    /// Starts the clock of whoever moves first. The first move does the same.
    Begin,
    /// The side to move plays.
    Play(Move),
    /// 投了: the side to move gives up.
    Resign,
    /// 待った: the latest move is taken back, and both clocks with it.
    TakeBack,
    /// Stops the clock in mid-move.
    Pause,
    /// Lets it run on.
    Resume,
    /// Nobody wants anything: time has passed.
    Tick,
    /// 中断: the game is broken off without a result.
    Interrupt,
}

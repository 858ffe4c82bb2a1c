//! What became of the claims of a foul, as far as the log of a record still tells.

use crate::record::{AuditAct, AuditEntry};
use crate::rules::Foul;

/// What the arbiter's log says about an illegal move that did not decide the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimFate {
    /// Nobody claimed it.
    Unclaimed,
    /// A claim was rejected.
    Rejected,
    /// A claim was upheld.
    Upheld,
    /// A claim was upheld, and the game went on nevertheless.
    UpheldThenTakenBack,
}

impl ClaimFate {
    /// The fate of each of `fouls`, given in the order of their moves; another one has decided the game at `decided`, if any. A
    /// claim is identified by the move that the log names. Where it names none, as logs of before do not, an upheld one is about
    /// the move the game went back to, and a rejected one about the earliest foul made by then that nobody had claimed, since
    /// claims go to the least rejected foul first. Moves taken back lose their fate.
    pub(super) fn of(fouls: &[Foul], decided: Option<usize>, log: &[AuditEntry]) -> Vec<Self> {
        let mut fates = vec![Self::Unclaimed; fouls.len()];
        for entry in log {
            let made = fouls.iter().take_while(|foul| foul.ply <= entry.before.ply).count();
            match &entry.act {
                AuditAct::ClaimRejected(claim) => {
                    let named = claim.and_then(|claim| claim.about).map(|(ply, _)| ply);
                    let unheard = fates[..made].iter().position(|fate| *fate == Self::Unclaimed);
                    let meant = named.map_or(unheard, |ply| fouls.iter().position(|foul| foul.ply == ply));
                    set(&mut fates, meant, Self::Rejected);
                }
                AuditAct::ClaimUpheld(claim) => {
                    let named = claim.and_then(|claim| claim.about).map(|(ply, _)| ply);
                    let ply = named.unwrap_or(entry.after.ply);
                    let meant = fouls.iter().position(|foul| foul.ply == ply);
                    let is_another = named.is_some() || decided == Some(ply);
                    set(&mut fates, meant.or(made.checked_sub(1).filter(|_| !is_another)), Self::Upheld);
                }
                AuditAct::TakenBack(_) => {
                    for (fate, foul) in fates.iter_mut().zip(fouls) {
                        *fate = fate.after_take_back(entry.after.ply < foul.ply);
                    }
                }
                _ => {}
            }
        }
        fates
    }

    const fn after_take_back(self, is_move_gone: bool) -> Self {
        match self {
            _ if is_move_gone => Self::Unclaimed,
            Self::Upheld => Self::UpheldThenTakenBack,
            Self::Unclaimed | Self::Rejected | Self::UpheldThenTakenBack => self,
        }
    }
}

fn set(fates: &mut [ClaimFate], which: Option<usize>, fate: ClaimFate) {
    if let Some(known) = which.and_then(|index| fates.get_mut(index)) {
        *known = fate;
    }
}

//! How rounds are paired and players placed, as fields.

use crate::tournament::{Criterion, PairingRules, System, TeamMeeting};

/// The fields of the dialog about pairing and standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingRulesForm {
    /// The system.
    pub system: SystemChoice,
    /// The bar: from this rank up, all start alike in a McMahon event; empty for the highest rank there is.
    pub top: String,
    /// The floor: from this rank down, all start alike; empty for the lowest.
    pub bottom: String,
    /// How many boards a team has.
    pub boards: u32,
    /// Everything else; its system is that of the fields above.
    pub rules: PairingRules,
}

/// A system without its options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SystemChoice {
    /// スイス式
    Swiss,
    /// マクマホン式
    McMahon,
    /// Round robin.
    RoundRobin,
    /// 勝ち抜き戦
    KnockOut,
    /// 団体戦: teams, as in a Swiss event
    Teams,
    /// 団体総当たり: teams, as in a round robin
    TeamRoundRobin,
}

impl SystemChoice {
    /// Every system.
    pub const ALL: [Self; 6] =
        [Self::Swiss, Self::McMahon, Self::RoundRobin, Self::KnockOut, Self::Teams, Self::TeamRoundRobin];

    /// Whether teams play.
    #[must_use]
    pub const fn is_of_teams(self) -> bool {
        match self {
            Self::Teams | Self::TeamRoundRobin => true,
            Self::Swiss | Self::McMahon | Self::RoundRobin | Self::KnockOut => false,
        }
    }

    /// The choice of a system.
    #[must_use]
    pub const fn of(system: &System) -> Self {
        match system {
            System::Swiss => Self::Swiss,
            System::McMahon { .. } => Self::McMahon,
            System::RoundRobin => Self::RoundRobin,
            System::KnockOut => Self::KnockOut,
            System::Teams { meet: TeamMeeting::Swiss, .. } => Self::Teams,
            System::Teams { meet: TeamMeeting::RoundRobin, .. } => Self::TeamRoundRobin,
        }
    }
}

/// The default number of boards in a team: three are usual.
const BOARDS: u32 = 3;

impl PairingRulesForm {
    /// The fields for what an event says.
    #[must_use]
    pub fn of(rules: PairingRules) -> Self {
        let (top, bottom) = match &rules.system {
            System::McMahon { top, bottom } => (top.clone(), bottom.clone()),
            System::Swiss | System::RoundRobin | System::KnockOut | System::Teams { .. } => Default::default(),
        };
        let boards = if let System::Teams { boards, .. } = rules.system { boards } else { BOARDS };
        Self { system: SystemChoice::of(&rules.system), top, bottom, boards, rules }
    }

    /// The rules that the fields describe.
    #[must_use]
    pub fn rules(&self) -> PairingRules {
        let system = match self.system {
            SystemChoice::Swiss => System::Swiss,
            SystemChoice::McMahon => {
                System::McMahon { top: self.top.trim().to_owned(), bottom: self.bottom.trim().to_owned() }
            }
            SystemChoice::RoundRobin => System::RoundRobin,
            SystemChoice::KnockOut => System::KnockOut,
            SystemChoice::Teams => self.teams(TeamMeeting::Swiss),
            SystemChoice::TeamRoundRobin => self.teams(TeamMeeting::RoundRobin),
        };
        PairingRules { system, ..self.rules.clone() }
    }

    fn teams(&self, meet: TeamMeeting) -> System {
        System::Teams { boards: self.boards.max(1), meet }
    }

    /// Chooses a system. Where teams play, the boards that they win come right behind their score, unless somebody has given
    /// them another place; elsewhere they count no more.
    pub fn choose(&mut self, system: SystemChoice) {
        let (before, order) = (self.system, &mut self.rules.order);
        match (before.is_of_teams(), system.is_of_teams()) {
            (false, true) if !order.contains(&Criterion::Games) => {
                let behind_score = order.iter().position(|it| *it == Criterion::Score).map_or(order.len(), |at| at + 1);
                order.insert(behind_score, Criterion::Games);
            }
            (true, false) => order.retain(|it| *it != Criterion::Games),
            (true | false, _) => {}
        }
        self.system = system;
    }

    /// Appends a criterion, or removes it.
    pub fn toggle(&mut self, criterion: Criterion) {
        let order = &mut self.rules.order;
        match order.iter().position(|it| *it == criterion) {
            Some(at) => _ = order.remove(at),
            None => order.push(criterion),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_give_the_rules_they_were_filled_from() {
        let systems = [
            System::Swiss,
            System::McMahon { top: "3-dan".to_owned(), bottom: "5k".to_owned() },
            System::RoundRobin,
            System::KnockOut,
            System::teams(5),
            System::Teams { boards: 3, meet: TeamMeeting::RoundRobin },
        ];
        for system in systems {
            let rules = PairingRules { system, ..PairingRules::default() };
            assert_eq!(PairingRulesForm::of(rules.clone()).rules(), rules);
        }
    }

    #[test]
    fn boards_count_behind_the_score_as_soon_as_teams_play_and_no_more_when_they_do_not() {
        let mut form = PairingRulesForm::of(PairingRules::default());
        let before = form.clone();
        form.choose(SystemChoice::TeamRoundRobin);
        assert_eq!(form.rules.order[..2], [Criterion::Score, Criterion::Games]);
        form.choose(SystemChoice::Teams);
        assert_eq!(form.rules.order.iter().filter(|it| **it == Criterion::Games).count(), 1);
        form.toggle(Criterion::Games);
        form.choose(SystemChoice::TeamRoundRobin);
        assert!(!form.rules.order.contains(&Criterion::Games), "the organiser has decided so");
        form.choose(SystemChoice::Swiss);
        assert_eq!(form, before);
    }

    #[test]
    fn a_criterion_that_is_clicked_comes_last_or_goes() {
        let mut form = PairingRulesForm::of(PairingRules { order: vec![Criterion::Score], ..PairingRules::default() });
        form.toggle(Criterion::Sb);
        assert_eq!(form.rules.order, [Criterion::Score, Criterion::Sb]);
        form.toggle(Criterion::Score);
        assert_eq!(form.rules.order, [Criterion::Sb]);
    }
}

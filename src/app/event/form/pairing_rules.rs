//! How rounds are paired and players placed, as fields.

use crate::tournament::{Criterion, PairingRules, System};

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
    /// 団体戦
    Teams,
}

impl SystemChoice {
    /// Every system.
    pub const ALL: [Self; 5] = [Self::Swiss, Self::McMahon, Self::RoundRobin, Self::KnockOut, Self::Teams];

    /// The choice of a system.
    #[must_use]
    pub const fn of(system: &System) -> Self {
        match system {
            System::Swiss => Self::Swiss,
            System::McMahon { .. } => Self::McMahon,
            System::RoundRobin => Self::RoundRobin,
            System::KnockOut => Self::KnockOut,
            System::Teams { .. } => Self::Teams,
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
        let boards = if let System::Teams { boards } = rules.system { boards } else { BOARDS };
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
            SystemChoice::Teams => System::Teams { boards: self.boards.max(1) },
        };
        PairingRules { system, ..self.rules.clone() }
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
            System::Teams { boards: 5 },
        ];
        for system in systems {
            let rules = PairingRules { system, ..PairingRules::default() };
            assert_eq!(PairingRulesForm::of(rules.clone()).rules(), rules);
        }
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

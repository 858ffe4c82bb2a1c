//! A player of the event as fields, and what is wrong with them.

use crate::tournament::{Entrant, Tournament};

/// The fields of the dialog about a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrantForm {
    /// The player before the change; `None` for a new one.
    pub before: Option<Entrant>,
    /// Number, name, rank, club, team and rounds, as filled in.
    pub entrant: Entrant,
    /// Other names of the same person, separated by `/`.
    pub also: String,
    /// The rating, as typed; may be empty.
    pub rating: String,
    /// The score to start with, as typed; may be empty.
    pub start: String,
    /// The first round the player takes part in.
    pub from_round: u32,
    /// The last round before the player withdrew, if they have.
    pub withdrawn_after: Option<u32>,
    /// The rounds the player sits out, separated by commas.
    pub byes: String,
    /// Whether somebody has filled in anything, or tried to take it as it is: only then it is told what is wrong.
    pub is_touched: bool,
}

/// Why the fields are not a valid player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntrantFault {
    /// There is no name.
    NoName,
    /// Somebody else has this number.
    NumberTaken(u32),
    /// Somebody else has this name.
    NameTaken(String),
    /// A number was expected here.
    NotANumber(String),
}

impl EntrantForm {
    /// The fields for a new player, who takes part from the next round on.
    #[must_use]
    pub fn new(event: &Tournament) -> Self {
        let entrant = Entrant::new(event.next_number(), "");
        Self { before: None, from_round: event.next_round(), ..Self::of(&entrant) }
    }

    /// The fields for an existing player.
    #[must_use]
    pub fn of(entrant: &Entrant) -> Self {
        let words = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
        Self {
            before: Some(entrant.clone()),
            entrant: entrant.clone(),
            also: entrant.also.join(" / "),
            rating: words(entrant.rating),
            start: words(entrant.start),
            from_round: entrant.from_round.unwrap_or(1),
            withdrawn_after: entrant.withdrawn_after,
            byes: entrant.byes.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
            is_touched: false,
        }
    }

    /// The player that the fields describe.
    ///
    /// # Errors
    /// Returns a field that is no number.
    pub fn entrant(&self) -> Result<Entrant, EntrantFault> {
        let name = on_one_line(&self.entrant.name);
        let also = self.also.split(['/', '／', '、']).map(on_one_line).filter(|also| !also.is_empty() && *also != name);
        let byes = self.byes.split([',', '、', ' ', '/']).filter_map(|typed| number(typed).transpose());
        Ok(Entrant {
            also: also.collect(),
            name,
            rank: on_one_line(&self.entrant.rank),
            club: on_one_line(&self.entrant.club),
            team: on_one_line(&self.entrant.team),
            number: self.entrant.number,
            rating: number(&self.rating)?,
            start: number(&self.start)?,
            from_round: Some(self.from_round).filter(|round| *round > 1),
            withdrawn_after: self.withdrawn_after,
            byes: byes.collect::<Result<_, _>>()?,
        })
    }

    /// Why the player cannot be entered in `event`, if so.
    #[must_use]
    pub fn fault(&self, event: &Tournament) -> Option<EntrantFault> {
        let entrant = match self.entrant() {
            Ok(entrant) => entrant,
            Err(fault) => return Some(fault),
        };
        if entrant.name.is_empty() {
            return Some(EntrantFault::NoName);
        }
        let others = || self.others(event);
        if others().any(|player| player.number == entrant.number) {
            return Some(EntrantFault::NumberTaken(entrant.number));
        }
        let taken = entrant.names().find(|name| others().any(|player| player.is_called(name)));
        taken.map(|name| EntrantFault::NameTaken(name.to_owned()))
    }

    /// Somebody who may be the same person, spelt otherwise.
    #[must_use]
    pub fn look_alike<'a>(&self, event: &'a Tournament) -> Option<&'a Entrant> {
        let entrant = self.entrant().ok()?;
        self.others(event).find(|player| entrant.looks_like(player))
    }

    fn others<'a>(&self, event: &'a Tournament) -> impl Iterator<Item = &'a Entrant> + use<'a> {
        let before = self.before.as_ref().map(|before| before.number);
        event.players.iter().filter(move |player| Some(player.number) != before)
    }
}

fn on_one_line(typed: &str) -> String {
    typed.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn number(typed: &str) -> Result<Option<u32>, EntrantFault> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Ok(None);
    }
    typed.parse().map(Some).map_err(|_| EntrantFault::NotANumber(typed.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::TimeControl;

    fn event() -> Tournament {
        let mut event = Tournament::new("club".to_owned(), "casual".to_owned(), TimeControl::UNTIMED);
        event.players = vec![Entrant { also: vec!["Sato Haru".to_owned()], ..Entrant::new(1, "佐藤春") }];
        event
    }

    #[test]
    fn who_is_spelt_otherwise_is_pointed_out_and_can_be_entered() {
        let event = event();
        let named = |name: &str| EntrantForm { entrant: Entrant::new(2, name), ..EntrantForm::new(&event) };
        for name in ["佐藤 春", "佐藤　春", "sato  haru", "ＳＡＴＯ ＨＡＲＵ"] {
            assert_eq!(named(name).look_alike(&event).map(|other| other.number), Some(1), "{name}");
            assert_eq!(named(name).fault(&event), None, "{name}");
        }
        assert_eq!(named("Lee").look_alike(&event), None);
        assert_eq!(
            EntrantForm::of(&event.players[0]).look_alike(&event),
            None,
            "nobody is taken for another by their own name"
        );
    }

    #[test]
    fn what_is_filled_in_again_is_the_same_player() {
        let player = Entrant {
            also: vec!["Sato Haru".to_owned(), "H. Sato".to_owned()],
            rating: Some(1650),
            from_round: Some(2),
            byes: vec![3, 5],
            ..Entrant::new(1, "佐藤春")
        };
        assert_eq!(EntrantForm::of(&player).entrant(), Ok(player));
    }

    #[test]
    fn nobody_is_entered_twice_under_any_name_or_number() {
        let mut form = EntrantForm::new(&event());
        assert_eq!(form.fault(&event()), Some(EntrantFault::NoName));
        form.entrant.name = " Sato  Haru ".to_owned();
        assert_eq!(form.fault(&event()), Some(EntrantFault::NameTaken("Sato Haru".to_owned())));
        form.entrant.name = "Mori".to_owned();
        assert_eq!(form.fault(&event()), None);
        form.entrant.number = 1;
        assert_eq!(form.fault(&event()), Some(EntrantFault::NumberTaken(1)));
        form.entrant.number = 2;
        form.byes = "1, x".to_owned();
        assert_eq!(form.fault(&event()), Some(EntrantFault::NotANumber("x".to_owned())));
    }
}

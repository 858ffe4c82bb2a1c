//! What a part knows of its games besides their moves.

use super::bytes::Unread;
use super::part_layout::{Brief, Section};
use super::{GameFacts, GameFilter, Part, PartFault, Source};

impl<S: Source> Part<S> {
    /// What is known about each game of the `live` files.
    ///
    /// # Errors
    /// It cannot be read, or is damaged.
    pub fn live_facts(&self, live: &[bool]) -> Result<Vec<GameFacts>, PartFault> {
        let mut known = Vec::new();
        self.each_game(None, |game, facts, _| known.extend(is_live(live, game).then_some(facts)))?;
        Ok(known)
    }

    /// For each game whether it is in a `live` file and passes `filter`.
    pub(super) fn passing(&self, live: &[bool], filter: &GameFilter) -> Result<Vec<bool>, PartFault> {
        let comments = filter.asks_for_words().then(|| self.section(Section::Comments)).transpose()?;
        let mut passing = Vec::with_capacity(self.games().len());
        self.each_game(comments.as_deref(), |game, facts, comments| {
            passing.push(is_live(live, game) && filter.lets_through(&facts, comments));
        })?;
        Ok(passing)
    }

    /// Tells what is known about each game, one at a time since a part has thousands, and what is written in it.
    fn each_game(
        &self,
        comments: Option<&[u8]>,
        mut tell: impl FnMut(&Brief, GameFacts, &str),
    ) -> Result<(), PartFault> {
        let bytes = self.section(Section::Facts)?;
        let (mut facts, mut written) = (Unread(&bytes), comments.map(Unread));
        for game in self.games() {
            let known = GameFacts::read(&mut facts).ok_or(PartFault::Damaged)?;
            let comments = written.as_mut().map_or(Some(""), Unread::text).ok_or(PartFault::Damaged)?;
            tell(game, known, comments);
        }
        let is_all = facts.0.is_empty() && written.is_none_or(|rest| rest.0.is_empty());
        if is_all { Ok(()) } else { Err(PartFault::Damaged) }
    }

    /// What is known about one game.
    ///
    /// # Errors
    /// It cannot be read, or is damaged.
    pub fn facts_of(&self, game: u32) -> Result<GameFacts, PartFault> {
        let game = game as usize;
        let (from, checksum) = self.games().get(game).ok_or(PartFault::Damaged)?.facts;
        let next = self.games().get(game + 1);
        let to = next.map_or(self.extent(Section::Facts).length, |next| next.facts.0.into());
        let length = to.checked_sub(from.into()).ok_or(PartFault::Damaged)?;
        let bytes = self.within(Section::Facts, from.into(), length)?;
        let facts = GameFacts::read(&mut Unread(&bytes)).filter(|_| crc32fast::hash(&bytes) == checksum);
        facts.ok_or(PartFault::Damaged)
    }
}

/// Whether a game is in one of these files.
pub(super) fn is_live(live: &[bool], game: &Brief) -> bool {
    live.get(game.file as usize).copied().unwrap_or_default()
}

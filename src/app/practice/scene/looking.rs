//! How far the search for missed mates is, beside the moves.

use crate::app::action::Action;
use crate::app::command::Command;
use crate::app::state::AppState;
use crate::app::whole_game::scene::GameRunScene;
use crate::text::Text;

/// The progress of the search through the record on the board, if there is one.
#[must_use]
pub fn looking(state: &AppState, text: &Text) -> Option<GameRunScene> {
    let looking = state.practice.looking.filter(|it| it.record == state.table.file.first_revision)?;
    let far = looking
        .searched
        .map(|searched| text.tell("game-run-far", &[("done", searched.done.into()), ("all", searched.all.into())]));
    let part = looking.searched.map_or(0.0, |searched| searched.done as f32 / searched.all.max(1) as f32);
    Some(GameRunScene {
        headline: text.say("missed-mates-looking"),
        engine: text.say("missed-mates-looking-why"),
        status: far.unwrap_or_default(),
        fault: None,
        part,
        tools: vec![(text.say("missed-mates-stop"), Action::Command(Command::MissedMates))],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::practice::state::Looking;
    use crate::app::settings::form::Settings;
    use crate::text::Language;
    use crate::tsume::Searched;

    #[test]
    fn the_search_for_missed_mates_is_seen_and_can_be_stopped_while_its_record_is_on_the_board() {
        let (mut state, text) = (AppState::new(Settings::default()), Text::new(Language::English));
        assert!(looking(&state, &text).is_none());
        let record = state.table.file.first_revision;
        let searched = Some(Searched { done: 30, all: 120 });
        state.practice.looking = Some(Looking { run: 1, record, searched });
        let run = looking(&state, &text).unwrap();
        assert_eq!((run.status.as_str(), run.part), ("30 of 120", 0.25));
        assert_eq!(run.tools, [("Stop".to_owned(), Action::Command(Command::MissedMates))]);
        state.practice.looking = Some(Looking { run: 1, record: record + 1, searched });
        assert!(looking(&state, &text).is_none(), "another record is on the board");
    }
}

//! What waits for an answer, and where else that stands.

use super::*;
use crate::app::engines::form::EngineProfile;
use crate::app::opponents::form::EnginePlayer;
use crate::app::opponents::state::Seats;
use crate::app::scene::plate::PlateScene;
use crate::app::settings::form::Settings;
use crate::app::state::Notice;
use crate::engine::Fault;
use crate::text::Language;

#[test]
fn an_engine_that_plays_no_more_stands_beside_the_moves_and_on_its_card_once_its_notice_is_closed() {
    let (text, now) = (Text::new(Language::English), SessionTime::default());
    let mut state = AppState::new(Settings::default());
    let player = EnginePlayer::new(EngineProfile::of_command(vec!["deep".to_owned()]));
    state.table.seats = Seats::of([Some(player), None]);
    let seat = state.table.seats.of_side(Color::Black).unwrap();
    seat.fault = Some(Fault::OutputClosed);
    let case = CaseScene::of(&state, &text, now).unwrap();
    let start_again = Action::Opponent(OpponentAction::StartAgain(Color::Black));
    assert_eq!((case.headline.as_str(), &case.answers[0].action), ("deep has stopped playing", &start_again));
    assert_eq!(PlateScene::of(&state, &text, Color::Black, now).phase, "stopped playing");
    let kind = NoticeKind::OpponentFailed {
        color: Color::Black,
        name: "deep".to_owned(),
        fault: Fault::OutputClosed,
        then: AfterFailure::ClockRuns,
    };
    state.notices.push(Notice { kind, until: None, times: 1 });
    assert!(CaseScene::of(&state, &text, now).is_none(), "it is told once at a time");
}

//! The dialog about engines: those that are kept, tried and removed, and their options.

use super::*;

#[test]
fn without_an_engine_the_dialog_is_opened_and_one_that_is_found_is_kept_and_tried() {
    let mut desk = Desk::with_record();
    desk.state.settings.engines = EngineSettings::default();
    desk.command(Command::Analyse);
    assert_eq!(desk.jobs, [EngineJob::Find]);
    let engine = EngineProfile {
        name: "Fairy-Stockfish".to_owned(),
        command: vec!["fairy-stockfish".to_owned()],
        ..EngineProfile::default()
    };
    desk.input(Input::Receive(Incoming::Engine(EngineNews::Found(vec![engine.clone()]))));
    desk.input(Input::Act(Action::Engine(EngineAction::Keep(engine.clone()))));
    assert_eq!(desk.state.settings.engines.chosen(), Some(&engine));
    assert!(matches!(desk.jobs.last(), Some(EngineJob::Try { number: 1, .. })));
    desk.input(Input::Act(Action::Engine(EngineAction::Analyse)));
    assert!(desk.state.dialog.is_none());
    assert_eq!(desk.searches(), [(0, 1)]);
}

#[test]
fn a_program_that_is_chosen_stands_in_the_field_and_where_nothing_can_be_chosen_that_is_told() {
    let mut desk = Desk::with_record();
    desk.command(Command::Engines);
    let ask = |desk: &mut Desk, answer| {
        desk.input(Input::Act(Action::Engine(EngineAction::Browse)));
        desk.input(Input::Receive(Incoming::FileDialog(FileDialogRequest::Program, answer)));
    };
    ask(&mut desk, DialogAnswer::Chosen(PathBuf::from("/opt/my engine/suisho")));
    let Some(Dialog::Engines(form)) = &desk.state.dialog else { panic!("no dialog") };
    assert_eq!((form.typed.as_str(), form.has_no_file_dialog), ("\"/opt/my engine/suisho\"", false));
    ask(&mut desk, DialogAnswer::NoDialog);
    assert!(matches!(&desk.state.dialog, Some(Dialog::Engines(form)) if form.has_no_file_dialog));
}

#[test]
fn what_a_trial_said_goes_with_the_engine_that_is_removed() {
    let mut desk = Desk::with_record();
    desk.command(Command::Engines);
    let typed = EngineAction::EditCommand("other".to_owned());
    [typed, EngineAction::KeepTyped].into_iter().for_each(|it| desk.input(Input::Act(Action::Engine(it))));
    let trial = |desk: &Desk| match &desk.state.dialog {
        Some(Dialog::Engines(form)) => form.trial.is_some(),
        _ => panic!("the dialog is open"),
    };
    desk.input(Input::Act(Action::Engine(EngineAction::Remove(0))));
    assert!(trial(&desk), "it was another one");
    desk.input(Input::Act(Action::Engine(EngineAction::Remove(0))));
    assert!(!trial(&desk));
}

#[test]
fn an_engine_that_cannot_be_used_takes_the_place_of_no_other() {
    let mut desk = Desk::with_record();
    desk.command(Command::Engines);
    let chosen = |desk: &Desk| desk.state.settings.engines.chosen().map(|it| it.name.clone());
    desk.input(Input::Act(Action::Engine(EngineAction::Keep(EngineProfile::of_command(vec!["broken".to_owned()])))));
    assert_eq!(chosen(&desk).as_deref(), Some("broken"), "it may work");
    desk.input(Input::Receive(Incoming::Engine(EngineNews::Tried(1, Box::default()))));
    assert_eq!(chosen(&desk).as_deref(), Some("engine"));
    assert_eq!(desk.state.settings.engines.kept.len(), 1, "nor is it offered for games");
    let Some(Dialog::Engines(form)) = &desk.state.dialog else { panic!("{:?}", desk.state.dialog) };
    assert_eq!((form.typed.as_str(), form.useless.len()), ("broken", 1), "it can be tried again");
}

#[test]
fn a_trial_that_ends_while_options_are_looked_at_is_told_behind_them() {
    let mut desk = Desk::with_record();
    desk.command(Command::Engines);
    desk.input(Input::Act(Action::Engine(EngineAction::Keep(EngineProfile::of_command(vec!["new".to_owned()])))));
    let number = desk.state.engines.trials;
    desk.input(Input::Act(Action::Engine(EngineAction::ShowOptions(0))));
    desk.input(Input::Receive(Incoming::Engine(EngineNews::Tried(number, Box::default()))));
    desk.command(Command::Cancel);
    let Some(Dialog::Engines(form)) = &desk.state.dialog else { panic!("{:?}", desk.state.dialog) };
    assert!(form.trial.as_ref().is_some_and(|trial| trial.report.is_some()));
}

#[test]
fn a_file_for_an_option_is_chosen_or_typed() {
    let mut desk = Desk::with_record();
    desk.command(Command::Engines);
    desk.input(Input::Act(Action::Engine(EngineAction::ShowOptions(0))));
    let Some(Dialog::EngineOptions(form)) = &mut desk.state.dialog else { panic!("no dialog") };
    let kind = OptionKind::File { default: String::new() };
    form.declare(vec![EngineOption { name: "Book".to_owned(), kind }]);
    desk.input(Input::Act(Action::Engine(EngineAction::Options(OptionAction::Browse("Book".to_owned())))));
    let answer = DialogAnswer::Chosen("/opt/book.db".into());
    desk.input(Input::Receive(Incoming::FileDialog(FileDialogRequest::EngineFile, answer)));
    let Some(Dialog::EngineOptions(form)) = &desk.state.dialog else { panic!("no dialog") };
    assert_eq!(form.set.get("Book").map(String::as_str), Some("/opt/book.db"));
}

#[test]
fn a_kept_engine_that_a_trial_has_shown_to_work_is_remembered_as_such() {
    let mut desk = Desk::with_record();
    desk.command(Command::Engines);
    let has_worked = |desk: &Desk| desk.state.settings.engines.kept[0].has_worked;
    for (number, is_legal) in [(1, None), (2, Some(true)), (3, None)] {
        desk.input(Input::Act(Action::Engine(EngineAction::Keep(EngineProfile::of_command(vec![
            "engine".to_owned(),
        ])))));
        let mut report = Box::<TrialReport>::default();
        (report.introduction, report.is_legal) = (Some(Introduction::default()), is_legal);
        desk.input(Input::Receive(Incoming::Engine(EngineNews::Tried(number, report))));
        assert_eq!(has_worked(&desk), number > 1, "one that fails once has still worked");
    }
}

#[test]
fn what_comes_of_a_trial_is_kept_although_another_one_was_begun_meanwhile() {
    let mut desk = Desk::with_record();
    desk.command(Command::Engines);
    for name in ["one", "two"] {
        desk.input(Input::Act(Action::Engine(EngineAction::Keep(EngineProfile::of_command(vec![name.to_owned()])))));
    }
    let mut report = Box::<TrialReport>::default();
    let introduction = Introduction { name: "One 1.0".to_owned(), ..Introduction::default() };
    (report.introduction, report.is_legal, report.counts_positions) = (Some(introduction), Some(true), Some(false));
    desk.input(Input::Receive(Incoming::Engine(EngineNews::Tried(1, report))));
    let one = &desk.state.settings.engines.kept[1];
    assert_eq!((one.name.as_str(), one.has_worked, one.counts_positions), ("One 1.0", true, Some(false)));
    let Some(Dialog::Engines(form)) = &desk.state.dialog else { panic!("{:?}", desk.state.dialog) };
    assert!(form.trial.as_ref().is_some_and(|it| it.number == 2 && it.report.is_none()), "the other one is on screen");
}

#[test]
fn an_engine_whose_trial_nobody_has_waited_for_is_known_by_what_it_says_when_it_is_on() {
    let mut desk = Desk::with_record();
    desk.command(Command::Analyse);
    let skill = EngineOption {
        name: "Skill Level".to_owned(),
        kind: OptionKind::Spin { default: Some(20), min: Some(0), max: Some(20) },
    };
    let introduction = Introduction { name: "Deep 9".to_owned(), options: vec![skill], ..Introduction::default() };
    desk.hear(1, EngineWord::Introduced(Box::new(introduction)));
    let kept = &desk.state.settings.engines.kept[0];
    assert_eq!((kept.name.as_str(), kept.skill.is_some(), kept.most_lines), ("Deep 9", true, Some(1)));
    assert_eq!(desk.state.engines.on.as_ref().unwrap().name, "Deep 9");
    assert!(desk.jobs.iter().all(|job| *job != EngineJob::End), "it goes on");
}

//! What the record of a match says about time.

use std::time::Duration;

use komadai::clock::{AfterMain, Counting, TimeControl};
use komadai::record::{RecordFormat, import, losses, write};
use komadai::session::{MatchCommand, MatchSetup, ReviewCommand, ReviewSession};
use komadai::shogi::Color;

use crate::dice::Dice;
use crate::scripts::{Script, secs};

/// The record of two moves, the second after 90.6 seconds.
fn record(time: [TimeControl; 2], format: RecordFormat) -> String {
    let mut script = Script::waiting(MatchSetup { time, ..MatchSetup::default() });
    script.give(MatchCommand::Begin).unwrap();
    script.play("7g7f");
    script.wait(Duration::from_millis(90_600)).play("3c3d");
    write(script.session.tree(), format)
}

#[test]
fn the_time_control_stands_in_the_header_as_each_format_spells_it() {
    let byoyomi = TimeControl::byoyomi(secs(900), secs(30));
    let stopwatch =
        TimeControl { counting: Counting::Stopwatch { unit: secs(60) }, ..TimeControl::sudden_death(secs(3600)) };
    let after = AfterMain::Consideration { period: secs(30), minutes: 10, length: secs(60) };
    let nhk = TimeControl { after, ..TimeControl::sudden_death(secs(600)) };
    for (time, in_kif, in_csa) in [
        ([byoyomi; 2], "15分（秒読み30秒）", "$TIME:900+30+0\n"),
        ([TimeControl::fischer(secs(600), secs(5)); 2], "10分（一手ごとに5秒加算）", "$TIME:600+0+5\n"),
        ([byoyomi, TimeControl::sudden_death(secs(300))], "☗15分（秒読み30秒） ☖5分切れ負け", "$TIME-:300+0+0\n"),
        ([TimeControl::byoyomi(secs(0), secs(10)); 2], "初手から秒読み10秒", "$TIME:0+10+0\n"),
        ([stopwatch; 2], "1時間（ストップウォッチ方式・1分未満切り捨て）", ""),
        ([nhk; 2], "10分（秒読み30秒・考慮時間1分×10回）", ""),
    ] {
        assert!(record(time, RecordFormat::Kif).contains(&format!("持ち時間：{in_kif}\n")), "{in_kif}");
        let csa = record(time, RecordFormat::CsaV3);
        assert!(csa.contains(in_csa) && csa.contains("$TIME") != in_csa.is_empty(), "{csa}");
        if !in_csa.is_empty() {
            assert_eq!(import(csa.as_bytes()).unwrap().tree.header.get("持ち時間"), Some(in_kif));
        }
    }
}

#[test]
fn a_stopwatch_writes_whole_minutes_and_a_chess_clock_what_passed() {
    let counting = Counting::Stopwatch { unit: secs(60) };
    let stopwatch = [TimeControl { counting, ..TimeControl::sudden_death(secs(3600)) }; 2];
    assert!(record(stopwatch, RecordFormat::Kif).contains("( 1:00/00:01:00)"));
    assert!(record(stopwatch, RecordFormat::CsaV3).contains("-3334FU\nT60\n"));
    let exact = [TimeControl::sudden_death(secs(3600)); 2];
    assert!(record(exact, RecordFormat::Kif).contains("( 1:30/00:01:30)"));
    assert!(record(exact, RecordFormat::CsaV3).contains("-3334FU\nT90.600\n"));
}

#[test]
fn csa_keeps_every_time_control_even_where_it_has_no_form_of_its_own_for_it() {
    for time in [
        TimeControl::byoyomi(secs(900), secs(30)),
        TimeControl::fischer(secs(900), secs(30)),
        TimeControl::periods(secs(900), secs(30), 3),
    ] {
        let script = Script::waiting(MatchSetup { time: [time; 2], ..MatchSetup::default() });
        let tree = script.session.tree();
        for format in [RecordFormat::Csa, RecordFormat::CsaV3] {
            assert!(!format!("{:?}", losses(tree, format)).contains("持ち時間"));
            let read = import(write(tree, format).as_bytes()).unwrap().tree;
            assert_eq!(read.header.get("持ち時間"), tree.header.get("持ち時間"));
        }
    }
}

/// At every place of a record one sees the time that was used when the game was there.
#[test]
fn a_record_tells_at_every_move_what_the_clocks_had_told() {
    for seed in 0..60 {
        let mut dice = Dice::new(seed);
        let mut script = Script::timed(TimeControl::sudden_death(secs(2_000)));
        let used = |script: &Script| Color::ALL.map(|color| script.session.clock().used(color));
        let mut told = vec![used(&script)];
        for _ in 0..2 + dice.below(12) {
            let mv = dice.pick(&script.session.position().legal_moves());
            script.wait(secs(1 + dice.below(70) as u64)).give(MatchCommand::Play(mv)).unwrap();
            told.push(used(&script));
        }
        let mut review = ReviewSession::new(script.session.tree().clone());
        for (ply, told) in told.into_iter().enumerate() {
            assert_eq!(review.ply(), ply);
            let seen = Color::ALL.map(|color| review.used(color).map(|time| time.total));
            assert_eq!(seen, told.map(Some), "{seed}, move {ply}");
            review.go(ReviewCommand::Next);
        }
    }
}

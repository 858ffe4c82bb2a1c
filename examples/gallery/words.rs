//! Names and comments in the records of the pictures, in the language on screen.

use komadai::text::Language;

/// What a club in England would write, and what a club in Japan would.
const WORDS: [(&str, &str); 36] = [
    ("Club Open", "クラブ選手権"),
    ("Club league", "クラブリーグ戦"),
    ("Town hall", "市民会館"),
    ("Arai", "新井"),
    ("Baba", "馬場"),
    ("Chiba", "千葉"),
    ("Doi", "土井"),
    ("Endo", "遠藤"),
    ("Fuji", "藤"),
    ("Goto", "後藤"),
    ("Hara", "原"),
    ("Ito", "伊藤"),
    ("Joko", "上甲"),
    ("Kato", "加藤"),
    ("Lee", "李"),
    ("Mori", "森"),
    ("Noda", "野田"),
    ("Oda", "小田"),
    ("Park", "朴"),
    ("1 dan", "初段"),
    ("2 dan", "二段"),
    ("3 dan", "三段"),
    ("4 dan", "四段"),
    ("1 kyu", "1級"),
    ("2 kyu", "2級"),
    ("4 kyu", "4級"),
    ("5 kyu", "5級"),
    ("6 kyu", "6級"),
    ("7 kyu", "7級"),
    ("Side pawn taken", "横歩を取る"),
    ("The side pawn opening: Black will take the pawn on 3d.", "横歩取り。先手は３四の歩を取ります。"),
    ("The pawn closes the eighth file. Black has a pawn more,", "八筋を閉じる歩です。先手の一歩得、"),
    ("White is ahead in development.", "後手は駒の動きで先行しています。"),
    ("White’s rook keeps an eye on the fifth rank.", "飛車が五段目に利いています。"),
    ("The king steps towards the castle first.", "先に玉を囲いに近づけます。"),
    ("The older retreat.", "昔からある引き場所です。"),
];

/// `text` as written by a club whose program speaks `language`.
pub fn told(text: &str, language: Language) -> String {
    match language {
        Language::English => text.to_owned(),
        Language::Japanese => {
            WORDS.into_iter().fold(text.to_owned(), |text, (english, japanese)| text.replace(english, japanese))
        }
    }
}

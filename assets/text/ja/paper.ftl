# What stands on paper
paper-title = 棋譜
paper-date = 対局日
paper-place = 場所
paper-start = 手合割
paper-time-limit = 持ち時間
paper-time-used = 消費時間
paper-result = 結果
paper-number = 手数
paper-move = 指し手
paper-time = 消費
paper-total = 累計
paper-won = まで{ $plies }手で{ $winner }（{ $reason }）
paper-undecided = まで{ $plies }手で{ $reason }
paper-caption-start = 開始局面
paper-caption = 図は{ $ply }手目{ $move }まで
paper-caption-variation = 変化図は{ $ply }手目{ $move }まで

# 設定
settings-heading = 設定
settings-search = 設定を検索
settings-nothing = 該当する設定はありません。
settings-reset = 元に戻す
settings-reset-all = すべて元に戻す
settings-appearance = 外観
settings-board = 盤と駒
settings-language = 言語と表記
settings-play = 対局と検討
settings-display = 大盤表示
settings-sound = 音
settings-files = ファイル
setting-on = オン
setting-off = オフ
setting-none = なし

# それぞれの設定とその働き
setting-theme = 配色
setting-theme-why = ウィンドウの色です。ハイコントラストは黒・白・黄で、見やすさを優先します。
setting-coordinates = 符号
setting-coordinates-why = 盤の脇に書かれる筋と段の表記です。
setting-language = 言語
setting-language-why = 画面の言葉を選びます。対局者名やコメントは書かれたままです。
setting-notation = 指し手の表記
setting-notation-why = 棋譜欄・ステータス行・印刷での指し手の書き方です。ファイルには影響しません。
setting-hints = 移動先の表示
setting-hints-why = 駒を持ち上げたとき、動けるマスに印を付けます。
setting-chart = 棋譜の下のグラフ
setting-chart-why = 棋譜に記録があるとき、グラフに何を表示するかを選びます。
setting-display-theme = テーマ
setting-display-theme-why = 大盤表示の色です。会場ではダークが見やすくなります。
setting-display-size = 文字の大きさ
setting-display-size-why = 盤の横の文字の大きさです。盤と時計は常に画面いっぱいになります。
setting-display-language = 言語
setting-display-language-why = 大盤表示の言語です。
setting-display-notation = 指し手
setting-display-notation-why = 大盤表示での指し手の書き方です。
setting-display-coordinates = 座標
setting-display-coordinates-why = 大盤表示の盤の横に書く座標です。
setting-as-window = ウィンドウと同じ
size-usual = 標準
size-large = 大
size-largest = 特大
setting-sound = 音
setting-sound-why = 駒音が鳴り、時計の残り秒が読み上げられます。
setting-autosave = 確認せずに変更を保存
setting-autosave-why = 変更した棋譜から離れるとき、そのファイルに保存します。

# 配色
theme-system = システムに合わせる
theme-light = ライト
theme-dark = ダーク
theme-high-contrast = ハイコントラスト

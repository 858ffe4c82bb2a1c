# The settings
settings-heading = Settings
settings-search = Search the settings
settings-nothing = No setting is called so.
settings-reset = Reset
settings-reset-all = Reset all
settings-appearance = Appearance
settings-board = Board and pieces
settings-language = Language and notation
settings-play = Play and review
settings-sound = Sound
settings-files = Files
setting-on = On
setting-off = Off
setting-none = None

# Each setting, and what it does
setting-theme = Theme
setting-theme-why = The colours of the window. High contrast is black, white and yellow, for eyes or rooms that need it.
setting-coordinates = Coordinates
setting-coordinates-why = What is written beside the board for files and ranks.
setting-language = Language
setting-language-why = The language of every word in the window. Names and comments stay as they were written.
setting-notation = Moves
setting-notation-why = How moves are written in the list, in the status line and on paper. Files are not affected.
setting-hints = Where a piece can go
setting-hints-why = Marks the squares that a piece can reach when it is picked up.
setting-chart = Chart below the moves
setting-chart-why = What the chart of a record shows, where the record has it.
setting-sound = Sound
setting-sound-why = Pieces are heard on the board, and the last seconds of the clock are called.
setting-autosave = Save changes without asking
setting-autosave-why = A record that was changed is saved in its file when you leave it.

# Themes
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-high-contrast = High contrast

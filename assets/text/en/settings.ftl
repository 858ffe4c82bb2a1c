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
settings-display = Audience display
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
setting-display-theme = Theme
setting-display-theme-why = The colours of the audience display. Dark is easiest on the eyes in a hall.
setting-display-size = Size of words
setting-display-size-why = How large the words beside the board are. The board and the clocks always take all the room there is.
setting-display-language = Language
setting-display-language-why = The language of the audience display.
setting-display-notation = Moves
setting-display-notation-why = How the last move is written on the audience display.
setting-display-coordinates = Coordinates
setting-display-coordinates-why = What is written beside the board of the audience display.
setting-as-window = As in the window
size-usual = Usual
size-large = Large
size-largest = Largest
setting-sound = Sound
setting-sound-why = Pieces are heard on the board, and the last seconds of the clock are called.
setting-autosave = Save changes without asking
setting-autosave-why = A record that was changed is saved in its file when you leave it.

# Themes
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-high-contrast = High contrast

# What the audience sees
display-window = { $players } · Komadai audience display
display-title = Komadai 駒台
display-number = { $number ->
    [0] Before the first move
   *[other] Move { $number }
}
display-repetition = This position has occurred { $times } times. When it occurs for the { $limit }th time, the game is decided by repetition.
display-declaration = A player is considering an entering-king declaration.
display-claim = An illegal move has been pointed out. The arbiter is deciding.
display-impasse = A player proposes to agree on an impasse.
display-stopped = The clocks are stopped.

# What a screen reader says
spoken-square = { $square } { $side } { $piece }
spoken-move = { $piece } { $from } to { $to }{ $promotion }
spoken-capture = { $piece } { $from } takes { $taken } { $to }{ $promotion }
spoken-drop = { $piece } dropped on { $to }
spoken-promotes = , promotes
spoken-stays = , does not promote
spoken-numbered = Move { $number }, { $side }: { $move }
spoken-check = { $words }. Check
spoken-time = { $side }: { $time } left
spoken-turn = { $side }: { $what }
spoken-minute = Consideration minute { $number }
spoken-end = { $winner }. { $reason }

# A move that is typed
typed-hint = A move in any notation
typed-examples = For example 7g7f, 76fu, P-7f, ７六歩. Enter plays it.
typed-ahead = The other side has not moved yet
typed-unreadable = Not a whole move yet
typed-no-previous = 同 stands for the square of the move before, and there is none.
typed-nobody = No { $piece } can go to { $to }.
typed-other-piece = There is no { $piece } on { $from }.
typed-several = Which one?
typed-promotion = { $move }. You will be asked whether it promotes.

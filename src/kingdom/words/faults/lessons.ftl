### Problems with a lesson, for its author: the output of `kingdom content check`.

fault-where-lesson = the lesson
fault-where-step = step { $number }
fault-where-wrong = wrong { $number }
fault-lesson-not-toml = it is not TOML: { $error }
fault-lesson-group = its group is { $given }: give one of { $names }
fault-lesson-no-step = it has no [[step]]
fault-lesson-no-position = it has no [position] to start from
fault-lesson-lit = nothing on the table is called { $given }: give one of { $names }
fault-lesson-do-or-undo = give either `do` or `undo`, not both
fault-lesson-press = `press` says what to press: give it exactly where something has to be done
fault-lesson-lacks = `{ $name }` is missing: give it in English at least, and perhaps in other languages
fault-lesson-lacks-english = `{ $name }` is missing in English
fault-lesson-unknown = { $given } is not known here: use { $names }
fault-lesson-position = its position is not possible: { $why }
fault-lesson-unanswered = its text does not answer { $given } in { $language }: { $text } is not in it
fault-lesson-unlit = { $name } cannot be lit: it cannot be seen there
fault-lesson-question = give it as [the question, an answer by language, in English at least]
fault-where-question = question { $number }
fault-lesson-wordy = its { $name } has { $count } words in { $language }, but may have at most { $most }
fault-lesson-not-foreseen = { $text } is not answered as foreseen: can it be done there?
fault-lesson-refused = the step asks for { $text } and refuses it
fault-lesson-not-done = its own solution does not complete it
fault-lesson-no-fact = { $name } has not happened
fault-lesson-opponent = the opponent cannot play { $text }: { $why }
fault-lesson-should-hold = { $name } should hold { $names }, but holds { $names2 }
fault-lesson-should-be = { $name } should be { $given }, but is { $given2 }

### Problems with a position or a record.

fault-at = { $where }: { $why }
fault-where-seat = seat { $number }
fault-where-position = the position
fault-where-left = the left area
fault-where-right = the right area
fault-where-pile = the pile { $name }
fault-not-a-count = { $given } is not a count: write a whole number, at least 0
fault-not-a-count-up-to = { $given } is not a count: write a whole number from 0 to { $most }
fault-not-a-heap = { $given } is not a heap of basic resources: use only the letters { $letters }
fault-not-spaces = { $given } is not a row of spaces: use only the letters { $letters }
fault-not-a-table = { $given } is not a table of names and values
fault-not-a-list = { $given } is not a list
fault-not-numbers = { $count ->
    [one] { $given } is not { $count } whole number
   *[other] { $given } is not { $count } whole numbers
}
fault-not-counts = { $count ->
    [one] { $given } is not { $count } whole number of at least 0
   *[other] { $given } is not { $count } whole numbers, each at least 0
}
fault-not-a-flag = { $given } is neither true nor false
fault-no-such-name = there is nothing called { $given }: the names known here are { $names }
fault-no-such-card = there is no card called { $given }
fault-card-in-use = { $given } is there twice, or all its copies are in use: each card lies in one place
fault-no-duty = there is no duty { $given }: the duties are { $names }
fault-position-format = { $given } is not known: this program reads format { $known }
fault-position-not-a-table = a position is a table of names and values, but this is { $given }
fault-position-cards = the position belongs to the card set { $given }: give that card set as content
fault-seats-described = { $count ->
    [one] { $count } seat is described, but the game has { $players }
   *[other] { $count } seats are described, but the game has { $players }
}
fault-phase-missing = a position names its phase: one of { $names }
fault-no-phase = there is no phase { $given } in this game: phases are { $names }
fault-round-0 = rounds are 1 to { $most }; the Advisor draft, and nothing else, is in round 0
fault-not-a-verdict = this is not how the end of a game is recorded ({ $error })
fault-no-seat = there is no seat { $given }: seats are { $seats }
fault-not-a-danger = { $given } is not a card, a seat and a round
fault-no-slot-of-a-seat = a seat has no slot { $given } in this game: the slots are { $names }
fault-no-slot = the table has no slot { $given } in this game: the slots are { $names }
fault-too-many-there = there are { $count }, but there can be at most { $most }
fault-not-a-token = { $given } is not a token on an icon: write { $example }
fault-no-icon = { $copy } has no icon { $number }: it has { $count }
fault-not-a-card-under = { $given } is not a card with another under it: write { $example }
fault-no-such-step = quest { $board } step { $number } is not on this table: { $boards }
fault-no-such-first = { $given } names a quest or a seat that is not at this table
fault-nothing-known = { $given } means nothing here: write { $example }
fault-no-side-of-a-token = { $given } is not a side of a token: write 'ready' and 'spent'
fault-verdict-at-the-end = a game that has ended has a verdict, and no other has one
fault-one-duchy-card = the Duchy starts with the Duchy card, and has only one
fault-not-in-a-hand = { $copy } cannot be in a hand
fault-not-in-a-duchy = { $copy } cannot be in a Duchy
fault-not-in-selection-now = { $copy } cannot be in Selection once Planning has opened
fault-alchemy-full = { $count } cubes are in Alchemy, and { $most } become a Krystallium at once
fault-selection-empty = Selection is empty when Planning is over
fault-too-many-traps = { $count ->
    [one] { $count } Trap is ready, but there can be only { $most }
   *[other] { $count } Traps are ready, but there can be only { $most }
}
fault-search-elsewhere = only one Search can be under way, in the Choice phase and in area 0 (left) or 1 (right)
fault-danger-deck = until the Danger deck is formed at the first Choice, a position has the pile “shuffled” and, under draws, the numbers “danger” that go with its cards; afterwards it has neither
fault-too-many-spies = { $count ->
    [one] there is { $count } Spy, but the game has { $most }
   *[other] there are { $count } Spies, but the game has { $most }
}
fault-too-many-searches = the counts of Searches are { $counts }, but by now they can be at most { $most }
fault-not-in-zone = { $copy } cannot be in the zone { $zone }, which is for { $families } cards
fault-token-elsewhere = { $copy } has a token of { $slot } and is not in the Duchy
fault-two-tokens = an icon has two tokens of { $slot }
fault-under-no-site = { $copy } is { $slot } and is not under construction
fault-under-from-nowhere = { $copy } stands under { $copy2 }, and in no zone of the seat
fault-stays-in-the-box = { $more ->
    [0] { $names }: in this configuration such cards stay in the box
   *[other] { $names } and { $more } more: in this configuration such cards stay in the box
}
fault-not-buildable = { $copy } cannot be under construction
fault-overfull = { $count ->
    [one] { $count } { $letter } space of { $copy } is filled, but it has only { $most }
   *[other] { $count } { $letter } spaces of { $copy } are filled, but it has only { $most }
}
fault-already-full = all spaces of { $copy } are filled, so it has joined the Duchy
fault-handle-twice = two face-down cards are both called { $handle }
fault-not-face-down-there = { $copy } cannot lie face down where it is: only in an area, a Selection before Planning, or the discards
fault-deck-too-small = { $count ->
    [one] { $count } card is in the Development deck, and the rounds to come need { $needed }
   *[other] { $count } cards are in the Development deck, and the rounds to come need { $needed }
}
fault-stack-too-small = { $count ->
    [one] { $count } card is left in { $stack }, and the rounds to come need { $needed }
   *[other] { $count } cards are left in { $stack }, and the rounds to come need { $needed }
}
fault-draws-lacking = { $count ->
    [one] the rounds to come need { $count } number from 0 to { $most } for the order of hands
   *[other] the rounds to come need { $count } numbers from 0 to { $most } for the order of hands
}
fault-nothing-to-decide = it has to decide, but there is nothing that it could do ({ $phase })
fault-nobody-to-decide = nobody has to decide, and the game is not over ({ $phase }): write the phase that comes next
fault-slots-senseless = the rules cannot use them ({ $error })
fault-record-not-json = this is not a record: it is not JSON (line { $line }, column { $column })
fault-record-huge-number = this is not a record: a number in it is far too long
fault-record-not-an-object = this is not a record: it should be a JSON object
fault-record-format = this is not a record: its format is { $given }, and this program reads { $known }
fault-record-damaged = this record is damaged: { $why }
fault-record-lacks = { $name } is missing
fault-record-seed = its seed is { $given }, but should be a whole number
fault-record-actions = its actions should be a list
fault-record-action = action { $number } is { $given }, but should be a seat and a text
fault-record-tables = its configuration and content should be tables
fault-record-tables-or-null = its position and result should be tables, or null
fault-record-by-seat = { $part } in a record is a list with a text for each seat, but this is { $given }
fault-record-heading = { $part } in a record is text of at most { $most } characters
fault-record-rules = the record was played with version { $given } of the rules, and this program plays { $known }: replay it with a release that has that version
fault-record-cards = the record was played with the card set { $given } ({ $mark }), and this is { $known } ({ $mark2 }): give that card set as content
fault-record-refused = the record is damaged at action { $number }, { $text }: { $refusal }
fault-record-end = the record is damaged: its actions lead to a different end than the one it states
fault-record-no-start = the record has neither a seed nor a position to start from
fault-record-nested = this is not a record: it is nested too deeply
fault-record-too-long = this record has { $count } entries, and may have { $most } at most

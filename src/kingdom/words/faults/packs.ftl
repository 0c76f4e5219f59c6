### Problems with a card set, shown after the name of a file, an entry and a field.

fault-is-missing = is missing
fault-not-toml = is not valid TOML: { $error }
fault-nested-too-deep = is not valid TOML: it is nested too deeply
fault-not-utf-8 = is not text in UTF-8
fault-cannot-be-read = cannot be read: { $error }
fault-no-toml-file = is a directory without any .toml file
fault-no-such-pack-file = does not exist: give a directory or a .toml file
fault-must-be-text = must be text
fault-must-be-a-table = must be a table, { $header }
fault-must-be-tables = must be a list of tables, { $header }
fault-must-be-texts = must be a table of texts, { $example }
fault-must-be-a-key = must be a word of small letters, digits and _
fault-no-part-of-a-pack = is not a part of a pack: use { $sections }
fault-given-twice = is given twice, first in { $file }: keep one of them
fault-names-no-field = names { $name }, which the entry does not have
fault-missing-give = is missing: give { $what }
fault-is-give = is { $given }: give { $what }
fault-whole-number = a whole number from { $least } to { $most }
fault-true-or-false = true or false
fault-one-of = one of { $names }
fault-a-text = a text
fault-texts = a list of texts
fault-letters = letters, such as { $example }
fault-strange-letters = { $given } contains { $strange }: use only the letters { $letters }
fault-too-many-letters = has { $count } letters: give at most { $most }
fault-resource-letters = { $count ->
    [one] one letter of M, P, G, E
   *[other] { $count } letters of M, P, G, E
}
fault-strange-icon = contains { $given }: write { $example } or { $example2 }, with M, P, G or E
fault-too-many-icons = has more than { $most } icons: give fewer
fault-a-table = a table such as { $example }
fault-any-table = a table
fault-has-use = contains { $given }: use { $names }
fault-gives-for = gives { $given } for { $key }: give { $what }
fault-name-too-long = is { $given }: use at most { $most } letters, spaces, ' and -
fault-strange-arms = is { $given }: give a division and a charge, such as { $example }
fault-no-field = is not a field here: use { $names }
fault-no-field-near = is not a field here: did you mean { $name }?
fault-key-taken = is a { $section } in { $pack }: choose another key for a { $section2 }
fault-not-kept = is not a card set that was kept: { $error }
fault-extends = is { $given }: write { $base } or { $none }
fault-cards-in-all = { $count ->
    [one] has { $count } card in all, but the box has { $size }
   *[other] has { $count } cards in all, but the box has { $size }
}
fault-copies-of-the-box = is { $count }: the box has { $size }
fault-lacks = lacks { $names }
fault-no-rules = has no rules: { $section } entries are { $names }
fault-no-rules-broken = has no rules: { $section } entries are { $names }; { $broken }
fault-broken-package = the package { $name } is broken: { $why }
fault-other-deck = is { $given }: this card belongs to { $deck }
fault-deck-without-entry = is { $given }: give it an entry of its own, [[deck]]
fault-deck-without-card = has no card: add a [[menace]] with { $example }
fault-copies-for-scenarios = { $name }: is { $count }, but scenarios need { $least }
fault-names-no-card = names { $name }, but there is no such { $section } card
fault-needs-copies = needs { $count } of { $name }, but the box has { $size }
fault-names-nothing = names { $name }, but this pack has no such { $section }
fault-both-or-neither = { $name } goes with { $field }: give both or neither
fault-leaves-out-needed = names { $name }: leave out single cards that no scenario names
fault-leaves-out-count = { $count ->
    [one] names { $count } card, but this edition lacks { $size }
   *[other] names { $count } cards, but this edition lacks { $size }
}
fault-name-taken = is also the name of { $name }: give each card its own
fault-name-begins = is how the name of { $name } begins: the notation has to tell them apart
fault-name-within = begins with the whole name of { $name }: the notation has to tell them apart
fault-no-space = is empty: a card has at least one space
fault-makes-nothing = is empty: a Duchy makes something from the start
fault-steps = { $count } steps, [[quest.steps]]
fault-must-be-steps = must be { $count } tables, [[quest.steps]], the final step last
fault-no-cost = is empty: a step has a cost
fault-only-final = belongs to the final step for two players only
fault-three-scores = three scores, for Bronze, Silver and Gold
fault-growing-scores = is { $given }: give three increasing scores below { $most }, for Bronze, Silver and Gold
fault-ready-and-spent = two numbers, ready and spent
fault-no-pack = there is no pack { $given }: give a directory or a .toml file
fault-no-pack-among = there is no pack { $given }: give a path, or one of { $names }
fault-no-side = a Duchy has no side { $given }: choose A or B
fault-no-names-in = no names in { $given }: choose one of { $names }
fault-nothing-called = { $pack } has nothing called { $given }
fault-nothing-called-near = { $pack } has nothing called { $given }: did you mean { $names }?
fault-nothing-called-list = { $pack } has nothing called { $given }: `kingdom content show` lists them all
fault-may-be = { $given } could be { $names }: say which

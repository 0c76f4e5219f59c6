### The rulebook: its contents, its chapters, its search.

rulebook-title = The rulebook
rulebook-explained = Read it from start to finish, in chapters, with pictures. Each clause has a number, which the table shows as well.
rulebook-begin = Start reading
rulings-title = Our rulings
rulings-explained = Where the printed rules leave a question open, or contradict each other, we had to decide. These are all { $count } decisions, each with its reason.
ruling-why = Why?
summary-title = Summary sheet
rules-contents = Contents
rules-search = Search the rules
rules-search-go = Search
rules-found = { $count ->
    [0] Nothing found for “{ $words }”
    [one] One clause about “{ $words }”
   *[other] { $count } clauses about “{ $words }”
}
rules-found-nothing = Try another word, or fewer of them.
rules-face-down = A face-down card
rules-in-chapter = In the rulebook: { $title }
chapter-number = { $minutes ->
    [one] Chapter { $number } · { $minutes } minute
   *[other] Chapter { $number } · { $minutes } minutes
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
print = Print
chapter-try = Try it on the table
chapter-try-one = Try it: { $title }
chapter-try-game = See a table set up

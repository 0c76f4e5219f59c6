### Planning: a sheet with a mark for each card, a preview, and the button that does it all.

plan-all-slate = Slate all
plan-all-recycle = Recycle all
plan-rest-slate = Slate the rest
plan-rest-recycle = Recycle the rest
plan-start-over = Start over
# The keys for these three, one small letter each.
plan-slate-letter = b
plan-recycle-letter = r
plan-start-over-letter = z
# On the mark of a card: the good of its corner goes to this place, which a press on the card under construction sets.
plan-place = choose
# What a screen reader says of a mark beside its place.
plan-recycle = recycle for { $cubes }
plan-preview = Preview
plan-confirm = { $count ->
    [one] Confirm the card
   *[other] Confirm { $count } cards
}
plan-confirm-short = Confirm
plan-open = { $count ->
    [one] 1 card open
   *[other] { $count } cards open
}
plan-choose = { $count ->
    [one] choose a place for 1 cube
   *[other] choose a place for { $count } cubes
}
plan-part-slate = slate { $cards }
plan-part-recycle = recycle { $cards }
plan-title = When you confirm
plan-goods = Recycled goods
plan-goods-none = Mark each card: slate it, or recycle it for its goods.
plan-where = Where to?
plan-spaces-left = { $count ->
    [one] 1 space left
   *[other] { $count } spaces left
}
plan-income = Income this round
plan-points = Your points
plan-change = { $before } now, { $after } when you confirm
plan-new = new

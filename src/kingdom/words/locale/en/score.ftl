### The end of a game: the winner, the reason, and the sources of the points.

## Results

outcome-score = { $points ->
    [one] { $winner } wins with { $points } point against { $against }
   *[other] { $winner } wins with { $points } points against { $against }
}
outcome-cards = { $points ->
    [one] { $winner } and { $other } have { $points } point each; { $winner } wins with more cards in the Duchy
   *[other] { $winner } and { $other } have { $points } points each; { $winner } wins with more cards in the Duchy
}
outcome-soldiers = { $points ->
    [one] { $winner } and { $other } have { $points } point and the same number of cards; { $winner } wins with more Soldiers
   *[other] { $winner } and { $other } have { $points } points and the same number of cards; { $winner } wins with more Soldiers
}
outcome-shared = { $points ->
    [one] { $first } and { $second } have { $points } point each and share the victory
   *[other] { $first } and { $second } have { $points } points each and share the victory
}
outcome-eligible = { $points ->
    [one] { $winner } wins with { $points } point, since { $other } cannot win
   *[other] { $winner } wins with { $points } points, since { $other } cannot win
}
outcome-resigned = { $winner } wins, since { $other } has resigned
outcome-closed = the game between { $first } and { $second } was closed without a winner
outcome-nobody = neither { $first } nor { $second } can win
outcome-medal = { $medal ->
    [gold] { $seat } earns the Gold medal with { $points } points
    [silver] { $seat } earns the Silver medal with { $points } points
    [bronze] { $seat } earns the Bronze medal with { $points } points
   *[none] { $points ->
        [one] { $seat } finishes with { $points } point, without a medal
       *[other] { $seat } finishes with { $points } points, without a medal
    }
}
outcome-loss = { $seat } loses: { $why }

headline-won = { $winner } is Monarch of the Realm
headline-shared = The throne is shared
headline-nobody = The throne stays empty
headline-medal = { $medal ->
    [gold] A Gold medal
    [silver] A Silver medal
    [bronze] A Bronze medal
   *[none] No medal this time
}
headline-loss = The Duchy has fallen

## Medals

medal-none = No medal
medal-bronze = Bronze medal
medal-silver = Silver medal
medal-gold = Gold medal
medal-from = { $count ->
    [one] from { $count } point
   *[other] from { $count } points
}

## Lines of the score

score-flat = Printed points
score-per_structure = Per card: Structures
score-per_specialist = Per card: Specialists
score-per_monument = Per card: Monuments
score-per_discovery = Per card: Discoveries
score-calamities = Calamities
score-menaces = Menaces left
score-quests = Quests
score-side_a = Side A, solo
score-total = Total

tie-cards = Cards in the Duchy
tie-soldiers = Soldiers

## Reasons why a seat cannot win or has lost. The id is loss- and the id of the reason.

loss-final-step = the final step of { $quest } is not done
loss-required = { $count ->
    [one] required and not built: { $card }
   *[other] required and not built: { $card } ({ $count })
}
    .several = required and not built: { $cards }
loss-standing = { $count ->
    [one] not vanquished: { $card }
   *[other] not vanquished: { $card } ({ $count })
}
    .several = not vanquished: { $cards }
loss-vermin = the stack of Vermin is empty
loss-beside-danger = { $count } cubes or more lie beside the Danger deck
loss-resigned = the game was resigned
# A reason stored as a sentence by an older version.
loss-sentence = { $sentence }

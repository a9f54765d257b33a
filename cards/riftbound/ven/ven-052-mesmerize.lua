-- VEN-052 Mesmerize
-- A friendly unit goes home to a hand, or an enemy one has two Might less this turn.
card "VEN-052" {
  effect { modes = {
    { "return a friendly unit to its owner's hand", target = unit { friendly },
      run = function(u) put(u, hand) end,
    },
    { "give an enemy unit -2 {might} this turn", target = unit { enemy },
      run = function(u) give_might(u, -2, this_turn) end,
    },
  } },
}

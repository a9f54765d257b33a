-- UNL-131 Abandon
-- A spell is countered and goes back to its owner's hand; then Predict.
local to_the_hand = instead { leaves = it, from = chain, to = trash, with = me, once,
  run = function() put(it, hand) end,
}

card "UNL-131" {
  effect { target = spell,
    run = function(s)
      delayed(to_the_hand, this_turn, s)
      counter(s)
      predict(1)
    end,
  },
}

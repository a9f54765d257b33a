-- VEN-083 Rampage
-- A friendly and an enemy unit strike each other; for a Body more yours has two Might more this turn before that.
card "VEN-083" {
  as { played = me, may, cost = { body = 1 } },
  effect { target = { unit { friendly }, unit { enemy } },
    run = function(mine, theirs_too)
      if paid() then give_might(mine, 2, this_turn) end
      deal(might(mine), theirs_too, mine)
      deal(might(theirs_too), mine, theirs_too)
    end,
  },
}

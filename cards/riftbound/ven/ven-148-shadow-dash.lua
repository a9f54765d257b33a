-- VEN-148 Shadow Dash
-- An enemy moves to where units of yours stand; exactly two of them get a Might each for the turn.
card "VEN-148" {
  effect { target = unit { enemy }, destination = battlefield { has = unit { yours } },
    run = function(u, place)
      move(u, place)
      if count(unit { yours, at = place }) == 2 then
        for mine in each(unit { yours, at = place }) do give_might(mine, 1, this_turn) end
      end
    end,
  },
}

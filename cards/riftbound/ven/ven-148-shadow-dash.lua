-- VEN-148 Shadow Dash
-- An enemy moves to where units of yours stand; exactly two of them get a Might each for the turn.
local my_units_there = unit { yours, there }

card "VEN-148" {
  effect { target = unit { enemy }, destination = battlefield { has = unit { yours } },
    run = function(u, place)
      move(u, place)
      if count(my_units_there) == 2 then give_might(my_units_there, 1, this_turn) end
    end,
  },
}

-- UNL-198 Moonfall
-- An enemy unit may be drawn to a battlefield of your units; the enemies there lose two Might this turn.
local foes_there = unit { enemy, there }

card "UNL-198" {
  effect { target = { battlefield { has = unit { yours } }, unit { enemy, count = at_most(1) } },
    run = function(place, u)
      if u and wants("move the enemy unit there") then move(u, place) end
      give_might(foes_there, -2, this_turn)
    end,
  },
}

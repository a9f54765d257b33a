-- UNL-007 Smite
-- Three damage at a battlefield; if it would die this turn, it is banished.
local swept_away = instead { dies = it, run = function() banish(it) end }

card "UNL-007" {
  effect { target = unit { at = battlefield },
    run = function(u)
      deal(3, u)
      delayed(swept_away, this_turn, u)
    end,
  },
}

-- SFD-001 Against the Odds
-- Two Might this turn for a friendly unit at a battlefield, for each enemy unit there.

local foes_there = unit { enemy, there }

card "SFD-001" {
  effect { target = unit { friendly, at = battlefield },
    run = function(u) give_might(u, 2 * count(foes_there), this_turn) end,
  },
}

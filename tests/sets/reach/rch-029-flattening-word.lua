-- RCH-029 Flattening Word
-- A unit's Might becomes one this turn.

local flat = passive { me, base_might = 1 }

card "RCH-029" {
  effect { target = unit, run = function(u) give(u, flat, this_turn) end },
}

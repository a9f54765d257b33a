-- ONC-017 Free Passage
-- You may play two units from your hand without their Energy this turn.

local free = can { played = unit { yours }, from = hand, ignoring_energy, uses = 2 }

card "ONC-017" {
  effect { run = function() delayed(free, this_turn) end },
}

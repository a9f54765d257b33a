-- ONC-023 Out of the Reeds
-- Play a unit from your hand without its cost, as if it had Ambush.

local guest = unit { yours, at = hand }

card "ONC-023" {
  effect { run = function() play(pick(guest), ignoring_cost, "Ambush") end },
}

-- ONC-022 Brave Guest
-- Play a unit from your hand without its cost; it has Assault 2 and Tank.

local guest = unit { yours, at = hand }

card "ONC-022" {
  effect { run = function() play(pick(guest), ignoring_cost, "Assault 2", "Tank") end },
}

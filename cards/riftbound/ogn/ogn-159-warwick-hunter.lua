-- OGN-159 Warwick, Hunter
-- Enters ready; his attack kills every damaged enemy at his battlefield.

local wounded = unit { enemy, here, damage = at_least(1) }

card "OGN-159" {
  passive { me, enters = readied },
  when { attacks = me, run = function() kill(wounded) end },
}

-- VEN-059 Shock Blast
-- Four damage at a battlefield, for two Energy less while something of yours is Empowered.
local something_strong = either(permanent { yours, empowered }, legend { yours, empowered })

card "VEN-059" {
  passive { me, cost = { energy = -2 }, provided = something_strong },
  effect { target = unit { at = battlefield }, run = function(u) deal(4, u) end },
}

-- VEN-166 Threshold of the Gray
-- An Energy for attacker and defender as a combat begins here.
local fighter = player { has = unit { in_combat } }
local an_energy = cost { energy = 1 }

card "VEN-166" {
  when { combat_begins = battlefield { here }, run = function() for p in each(fighter) do add(an_energy, p) end end },
}

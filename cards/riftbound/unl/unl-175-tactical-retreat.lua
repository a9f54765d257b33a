-- UNL-175 Tactical Retreat
-- The next time a friendly unit would die this turn it goes home instead, healed and exhausted.
local saved = instead { dies = it, once, run = function() heal(it) exhaust(it) recall(it) end }

card "UNL-175" {
  effect { target = unit { friendly }, run = function(u) delayed(saved, this_turn, u) end },
}

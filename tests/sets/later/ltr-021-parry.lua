-- LTR-021 Parry
-- The next time a friendly unit would take damage this turn it takes none.
local parried = instead { damaged = it, once }

card "LTR-021" {
  effect { target = unit { friendly }, run = function(u) delayed(parried, this_turn, u) end },
}

-- VEN-072 Guttural Roar
-- Two Might for the turn, four for a unit that is Empowered.
local strong = unit { empowered }

card "VEN-072" {
  effect { target = unit, run = function(u) give_might(u, is(u, strong) and 4 or 2, this_turn) end },
}

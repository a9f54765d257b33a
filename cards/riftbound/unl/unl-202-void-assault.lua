-- UNL-202 Void Assault
-- A friendly unit moves, then an enemy unit.
card "UNL-202" {
  effect { target = unit { friendly }, destination = anywhere, run = function(u, place) move(u, place) end },
  effect { target = unit { enemy }, destination = anywhere, run = function(u, place) move(u, place) end },
}

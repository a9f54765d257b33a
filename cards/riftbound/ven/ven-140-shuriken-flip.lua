-- VEN-140 Shuriken Flip
-- Two damage to an enemy at a battlefield, or to none; then a friendly unit moves.
card "VEN-140" {
  effect { target = unit { enemy, at = battlefield, count = at_most(1) }, run = function(u) deal(2, u) end },
  effect { target = unit { friendly }, destination = anywhere, run = function(u, place) move(u, place) end },
}

-- WGH-012 Parting Spark
-- The player of an enemy unit at a battlefield has won, if it is still there.
card "WGH-012" {
  effect { target = unit { enemy, at = battlefield }, run = function(u) win(controller(u)) draw(1) end },
}

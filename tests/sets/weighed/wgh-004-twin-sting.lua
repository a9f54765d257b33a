-- WGH-004 Twin Sting
-- One damage to each of two units.
card "WGH-004" {
  effect { target = unit { count = 2 }, run = function(us) deal(1, us) end },
}

-- WGH-005 Sting Rig
-- One more and it deals one damage to each of two units.
card "WGH-005" {
  activated { cost = { exhaust = me, energy = 1 }, target = unit { count = 2 }, run = function(us) deal(1, us) end },
}

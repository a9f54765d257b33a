-- SFD-040 Thwonk!
-- Stuns an attacking unit.
card "SFD-040" {
  effect { target = unit { attacking }, run = function(u) stun(u) end },
}

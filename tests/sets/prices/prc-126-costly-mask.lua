-- PRC-126 Costly Mask
-- As you play a unit, it dies. Your units cost one Energy less.
card "PRC-126" {
  as { played = unit { yours }, by = you, run = function() kill(me) end },
  passive { unit { yours }, cost = { energy = -1 } },
}

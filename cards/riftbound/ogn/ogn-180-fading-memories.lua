-- OGN-180 Fading Memories
-- A gear, or a unit at a battlefield, becomes Temporary.
card "OGN-180" {
  effect { target = either(unit { at = battlefield }, gear),
    run = function(x) give(x, "Temporary") end,
  },
}

-- CIR-002 Idle Windmill
-- Turns for nothing, as often as its player likes.
card "CIR-002" {
  activated { cost = { energy = 0 }, run = function() end },
}

-- PRC-094 Late Payer
-- Exhaust two others, and itself.
card "PRC-094" {
  activated { cost = { exhaust = { unit { friendly, count = 2 }, me } }, run = function() draw(1) end },
}

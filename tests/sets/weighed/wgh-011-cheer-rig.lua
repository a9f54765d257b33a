-- WGH-011 Cheer Rig
-- It takes the buff of a friendly unit, exhausted as it is, and readies that unit.
card "WGH-011" {
  activated { cost = { exhaust = me, spend_buff = unit { friendly } }, run = function() ready(paid_with()) end },
}

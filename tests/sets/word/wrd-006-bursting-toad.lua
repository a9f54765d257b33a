-- WRD-006 Bursting Toad
-- It dies, and every unit where it was takes one damage.
card "WRD-006" {
  activated { cost = { kill = me }, run = function() deal(1, unit { here }) end },
}

-- WGH-008 Wax Soldier
-- For a wick, and itself, it deals its Might to a unit.
card "WGH-008" {
  activated { cost = { kill = me, wick = 1 }, target = unit { another }, run = function(u) deal(might_paid(), u) end },
}

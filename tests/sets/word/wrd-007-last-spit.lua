-- WRD-007 Last Spit
-- It dies for one damage to a unit where it was, and for another.
card "WRD-007" {
  activated { cost = { kill = me }, target = unit { here }, run = function(u)
    deal(1, u)
    play_token("Recruit", here)
  end },
}

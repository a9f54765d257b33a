-- TLY-073 Cold Lantern
-- A unit has two Might less until the lantern leaves.
card "TLY-073" {
  activated { cost = { exhaust = me }, target = unit, run = function(u) give_might(u, -2, until_i_leave) end },
}

-- OGN-283 Navori Fighting Pit
-- Holding it buffs a unit here.
card "OGN-283" {
  when { holds = you, here, target = unit { here }, run = function(u) buff(u) end },
}

-- VEN-062 Hextech Formula
-- Enters exhausted; its exhaustion empowers another gear.
card "VEN-062" {
  passive { me, enters = exhausted },
  activated { cost = { exhaust = me }, target = gear { another }, run = function(g) empower(g) end },
}

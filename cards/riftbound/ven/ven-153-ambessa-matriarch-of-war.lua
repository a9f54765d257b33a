-- VEN-153 Ambessa, Matriarch of War
-- Empowered by you empowering another; the status, a Power and her exhaustion ready a unit.
local something_else = either(permanent { another }, legend { another })

card "VEN-153" {
  when { marked = something_else, by = you, of = "empowered", run = function() empower(me) end },
  when { counters_put = something_else, by = you, of = "zeal", run = function() empower(me) end },
  activated { cost = { empowered = me, any = 1, exhaust = me }, target = unit, run = function(u) ready(u) end },
}

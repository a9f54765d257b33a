-- VEN-151 Mel, Soul's Reflection
-- Empowered by you empowering another; the status and her exhaustion take two Might from a unit at a battlefield.
local something_else = either(permanent { another }, legend { another })

card "VEN-151" {
  when { marked = something_else, by = you, of = "empowered", run = function() empower(me) end },
  when { counters_put = something_else, by = you, of = "zeal", run = function() empower(me) end },
  activated { cost = { empowered = me, exhaust = me }, target = unit { at = battlefield },
    run = function(u) give_might(u, -2, this_turn) end,
  },
}

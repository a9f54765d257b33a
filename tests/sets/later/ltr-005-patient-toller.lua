-- LTR-005 Patient Toller
-- Lore for each hold and conquest; two lore ready it, once each turn.
card "LTR-005" {
  when { conquers = me, holds = me, run = function() gain("lore", 2) end },
  activated { cost = { lore = 2 }, each_turn = 1, run = function() ready(me) end },
}

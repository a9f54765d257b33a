-- SLT-003 Long Grudge
-- Banishes a card of your trash and brands it; conquering gives the branded one back.
local old = card { yours, at = trash }
local branded_one = card { yours, branded, at = banishment }
card "SLT-003" {
  when { played = me, run = function() mark(banish(pick(old)), "branded") end },
  when { conquers = me, run = function() put(pick(branded_one), hand) end },
}

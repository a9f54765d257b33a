-- OGN-003 Chemtech Enforcer
-- Costs you a card from hand on arrival.
card "OGN-003" {
  when { played = me, run = function() discard(1) end },
}

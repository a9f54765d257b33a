-- OGN-003 Chemtech Enforcer
-- On arrival you discard a card.
card "OGN-003" {
  when { played = me, run = function() discard(1) end },
}

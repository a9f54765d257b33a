-- OGN-030 Jinx, Demolitionist
-- Costs you two cards from hand on arrival.
card "OGN-030" {
  when { played = me, run = function() discard(2) end },
}

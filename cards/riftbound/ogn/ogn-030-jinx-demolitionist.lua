-- OGN-030 Jinx, Demolitionist
-- On arrival you discard two cards.
card "OGN-030" {
  when { played = me, run = function() discard(2) end },
}

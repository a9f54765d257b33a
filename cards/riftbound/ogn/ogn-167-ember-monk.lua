-- OGN-167 Ember Monk
-- Two Might this turn whenever you play a card from facedown.
card "OGN-167" {
  when { played = card, by = you, from = facedown, run = function() give_might(me, 2, this_turn) end },
}

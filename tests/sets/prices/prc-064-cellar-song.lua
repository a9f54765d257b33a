-- PRC-064 Cellar Song
-- A card for you; from the trash for one Energy and a card of the hand.
card "PRC-064" {
  can { played = me, from = trash, cost = { energy = 1 } },
  as { played = me, cost = { discard = 1 }, provided = card { me, from = trash } },
  effect { run = function() draw(1) end },
}

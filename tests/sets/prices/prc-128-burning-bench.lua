-- PRC-128 Burning Bench
-- One Energy, a discarded card and its exhaustion: a card. Abilities cost one Energy more after a discard.
card "PRC-128" {
  activated { cost = { energy = 1, discard = 1, exhaust = me }, run = function() draw(1) end },
  passive { ability { yours }, cost = { energy = 1 }, provided = happened { discarded = card, by = you } },
}

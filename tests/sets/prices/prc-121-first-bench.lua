-- PRC-121 First Bench
-- Your first ability of each turn costs two Energy less. Two Energy and its exhaustion: a card.
card "PRC-121" {
  passive { ability { yours }, cost = { energy = -2 },
    provided = happened { ability_finalized = card, by = you, count = 0 } },
  activated { cost = { energy = 2, exhaust = me }, run = function() draw(1) end },
}

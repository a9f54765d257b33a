-- VEN-162 Protective Sands
-- Conquering here with at most four runes, you may pay an Energy for a card.
card "VEN-162" {
  when { conquers = you, here, provided = rune { yours, count = at_most(4) }, may, cost = { energy = 1 },
    run = function() draw(1) end,
  },
}

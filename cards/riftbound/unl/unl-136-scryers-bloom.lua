-- UNL-136 Scryer's Bloom
-- Comes exhausted; killed, with one Energy: Predict 2, a card and one experience.
card "UNL-136" {
  passive { me, enters = exhausted },
  activated { cost = { kill = me, energy = 1, exhaust = me },
    run = function()
      predict(2)
      draw(1)
      gain_xp(1)
    end,
  },
}

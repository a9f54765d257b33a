-- OGN-263 Teemo, Swift Scout
-- Hiding costs one Energy instead, if you like; he fetches a Teemo unit of yours into the hand.
card "OGN-263" {
  can { hidden = card { yours, has = "Hidden" }, cost = { energy = 1 } },
  activated { cost = { energy = 1, exhaust = me },
    target = either(unit { owned, tag = "Teemo", at = champion_zone }, unit { owned, tag = "Teemo" }),
    run = function(u) put(u, hand) end,
  },
}

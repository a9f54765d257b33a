-- OGN-181 Pack of Wonders
-- Exhaust: another card of yours on the board goes to its owner's hand.
card "OGN-181" {
  activated { cost = { exhaust = me },
    target = either(permanent { friendly, another }, card { friendly, at = facedown }),
    run = function(x) put(x, hand) end,
  },
}

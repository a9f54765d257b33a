-- PRC-080 Ransom Captain
-- A friendly unit that would die is recalled instead, for one Energy or for a card of the hand.
card "PRC-080" {
  instead { dies = unit { friendly, another }, cost = either({ energy = 1 }, { discard = 1 }),
    run = function()
      heal(it)
      exhaust(it)
      recall(it)
    end,
  },
}

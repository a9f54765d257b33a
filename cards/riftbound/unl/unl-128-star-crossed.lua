-- UNL-128 Star-Crossed
-- A unit of either side goes back to its owner's hand.
card "UNL-128" {
  effect { target = { unit { friendly }, unit { enemy } },
    run = function(mine, foe) put({ mine, foe }, hand) end,
  },
}

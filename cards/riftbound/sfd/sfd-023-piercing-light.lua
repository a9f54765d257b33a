-- SFD-023 Piercing Light
-- Strikes a unit at a battlefield for two, and another one anywhere if you like.
card "SFD-023" {
  effect { target = { unit { at = battlefield }, unit { another, count = at_most(1) } },
    run = function(one, other)
      deal(2, one)
      deal(2, other)
    end,
  },
}

-- SFD-023 Piercing Light
-- Two damage to a unit at a battlefield, then two to another unit if you like.
card "SFD-023" {
  effect { target = { unit { at = battlefield }, unit { another, count = at_most(1) } },
    run = function(first, second)
      deal(2, first)
      deal(2, second)
    end,
  },
}

-- WLD-049 Trade Fates
-- You and an opponent exchange control of a unit each.
card "WLD-049" {
  effect { target = { unit { friendly }, unit { enemy } },
    run = function(mine, its)
      local p = controller(its)
      take_control(its)
      take_control(mine, p)
    end,
  },
}

-- TIE-024 Flare Up
-- A singed unit takes as much damage as it is singed, and is singed no more.
card "TIE-024" {
  effect { target = unit { singed = at_least(1) },
    run = function(u)
      if not u then return end
      local times = counters("singed", u)
      count_on(u, "singed", -times)
      deal(times, u)
    end,
  },
}

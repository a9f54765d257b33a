-- LTR-054 Smoke Swap
-- Your unit and another of yours from elsewhere change places.
card "LTR-054" {
  effect { target = { unit { yours }, unit { yours, except { there } } },
    run = function(a, b)
      local from, to = location(a), location(b)
      if not from or not to then return end
      move(a, to)
      move(b, from)
    end,
  },
}

-- UNL-110 Clash of Giants
-- Two units strike each other with their whole Might.
card "UNL-110" {
  effect { target = { unit, unit { another } },
    run = function(a, b)
      deal(might(a), b, a)
      deal(might(b), a, b)
    end,
  },
}

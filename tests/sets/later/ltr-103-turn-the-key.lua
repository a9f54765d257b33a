-- LTR-103 Turn the Key
-- Ready an exhausted gear, or exhaust a ready one.
card "LTR-103" {
  effect { target = gear,
    run = function(g)
      if is(g, gear { exhausted }) then ready(g) else exhaust(g) end
    end,
  },
}

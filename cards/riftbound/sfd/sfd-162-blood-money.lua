-- SFD-162 Blood Money
-- Kills a small unit at a battlefield, for one exhausted Gold, or two if it was on your side.
local on_your_side = unit { friendly }

card "SFD-162" {
  effect { target = unit { at = battlefield, might = at_most(2) },
    run = function(u)
      local golds = is(u, on_your_side) and 2 or 1
      if u then
        kill(u)
        play_token("Gold", golds, exhausted)
      end
    end,
  },
}

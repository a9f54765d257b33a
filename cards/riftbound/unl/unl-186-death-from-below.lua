-- UNL-186 Death from Below
-- Kills a unit at a battlefield; after a small one it may be played again for one Power.
local one_power = cost { any = 1 }
local again = effect { may, run = function() play(it, one_power) end }

card "UNL-186" {
  effect { target = unit { at = battlefield },
    run = function(u)
      local small = u and might(u) <= 3
      kill(u)
      if small then do_this(again, me) end
    end,
  },
}

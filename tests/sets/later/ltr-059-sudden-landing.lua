-- LTR-059 Sudden Landing
-- Banish a unit of yours and play it to a battlefield; if you do, stun an enemy unit.
local stun_one = effect { target = unit { enemy }, run = function(u) stun(u) end }

card "LTR-059" {
  effect { target = unit { yours },
    run = function(u)
      if play(banish(u), ignoring_cost) then do_this(stun_one) end
    end,
  },
}

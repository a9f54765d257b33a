-- Long Storm: deal 300 to a unit, then 9,999 if it had damage before.

local hurt = unit { damage = at_least(1) }

card "RUL-092" {
  effect {
    target = unit,
    run = function(u)
      if is(u, hurt) then deal(9999, u) end
      deal(300, u)
    end,
  },
}

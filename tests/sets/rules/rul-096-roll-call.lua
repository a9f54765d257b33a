-- Roll Call: your units have one Might more this turn, each by itself and all together.

local ours = unit { yours }

card "RUL-096" {
  effect {
    run = function()
      local every = {}
      for u in each(ours) do
        every[#every + 1] = u
        give_might(u, 1, this_turn)
      end
      give_might(every, 1, this_turn)
    end,
  },
}

-- WLD-046 Second Wind
-- Your exhausted units are ready; they cannot attack.
local tired = unit { yours, exhausted }
local no_charge = cannot { moves = me, to = battlefield { occupied } }

card "WLD-046" {
  effect {
    run = function()
      for u in each(tired) do
        ready(u)
        give(u, no_charge, this_turn)
      end
    end,
  },
}

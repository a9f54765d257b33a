-- OGN-131 Dune Drake
-- Attacking where an enemy stands ready, two Might until the turn ends.

local ready_foe = unit { enemy, readied, here }

card "OGN-131" {
  when { attacks = me,
    run = function()
      if count(ready_foe) > 0 then give_might(me, 2, this_turn) end
    end,
  },
}

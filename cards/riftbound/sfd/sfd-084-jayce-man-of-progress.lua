-- SFD-084 Jayce, Man of Progress
-- A friendly gear may die for it: then a gear of at most seven Energy may come without them this turn.

local one_gear = can { played = gear { energy = at_most(7) }, by = you, from = hand,
  ignoring_energy, once }

card "SFD-084" {
  when { played = me, may, target = gear { friendly },
    run = function(g) if kill(g) then delayed(one_gear, this_turn) end end,
  },
}

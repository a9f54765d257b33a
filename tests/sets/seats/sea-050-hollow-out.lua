-- SEA-050 Hollow Out
-- A unit loses its abilities and its base Might becomes two, this turn.
local two = passive { me, base_might = 2 }

card "SEA-050" {
  effect { target = unit,
    run = function(u)
      loses(u, all, this_turn)
      give(u, two, this_turn)
    end,
  },
}

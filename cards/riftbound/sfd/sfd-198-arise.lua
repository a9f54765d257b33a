-- SFD-198 Arise!
-- A Sand Soldier comes for each Equipment of yours; two of them may stand ready.
local my_equipment = gear { yours, tag = "Equipment" }
local stand_up = effect { target = unit { linked, count = at_most(2) },
  run = function(units) ready(units) end,
}

card "SFD-198" {
  effect {
    run = function()
      link(play_token("Sand Soldier", count(my_equipment)))
      do_this(stand_up)
    end,
  },
}

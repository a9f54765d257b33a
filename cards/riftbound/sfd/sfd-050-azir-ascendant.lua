-- SFD-050 Azir, Ascendant
-- Once a turn it changes places with a unit of yours, and may take an Equipment from it.

local its_equipment = gear { tag = "Equipment", host = it, count = at_most(1) }

card "SFD-050" {
  activated { action, cost = { calm = 1 }, each_turn = 1, target = unit { yours },
    run = function(u)
      local mine, its = location(me), location(u)
      move(me, its)
      move(u, mine)
      attach(pick(its_equipment), me)
    end,
  },
}

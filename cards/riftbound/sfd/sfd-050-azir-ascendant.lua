-- SFD-050 Azir, Ascendant
-- Once a turn it changes places with a unit of yours, and may take an Equipment from it.

card "SFD-050" {
  activated { action, cost = { calm = 1 }, each_turn = 1,
    target = { unit { yours }, gear { tag = "Equipment", host = it, count = at_most(1) } },
    run = function(u, worn)
      local mine, its = location(me), location(u)
      move(me, its)
      move(u, mine)
      if worn and wants("attach its Equipment") then attach(worn, me) end
    end,
  },
}

-- SFD-109 Akshan, Mischievous
-- Paid for while he is played, he takes an enemy gear along, for as long as he stays.

local an_equipment = gear { tag = "Equipment" }

card "SFD-109" {
  as { played = me, may, cost = { body = 2 } },
  when { played = me, provided = paid(), target = gear { enemy },
    run = function(g)
      take_control(g, until_i_leave)
      move(g, base)
      if is(g, an_equipment) then attach(g, me) end
    end,
  },
}

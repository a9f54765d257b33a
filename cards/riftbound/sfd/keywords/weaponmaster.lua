-- When played, an Equipment of yours may be equipped to this for one power less (821).
local one_less = discount { any = 1 }

keyword "Weaponmaster" {
  when { played = me, may, target = gear { yours, tag = "Equipment" },
    run = function(g)
      if pays(cost_of(g, "Equip"), one_less) then attach(g, me) end
    end,
  },
}

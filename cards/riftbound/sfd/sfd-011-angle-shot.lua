-- SFD-011 Angle Shot
-- An Equipment goes to a unit of its controller, or comes off it; and a card.

local worn_by_it = gear { host = it }

card "SFD-011" {
  effect { target = { unit, gear { tag = "Equipment", same_controller } },
    run = function(u, g)
      if choose("attach", "detach") == 1 then attach(g, u) elseif is(g, worn_by_it) then detach(g) end
      draw(1)
    end,
  },
}

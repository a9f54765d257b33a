-- SFD-011 Angle Shot
-- An Equipment goes to a unit of its controller, or comes off it; and a card.

local both = { unit, gear { tag = "Equipment", same_controller } }
local worn_by_it = gear { host = it }

card "SFD-011" {
  effect { modes = {
    { "attach", target = both, run = function(u, g) attach(g, u) end },
    { "detach", target = both, run = function(_, g) if is(g, worn_by_it) then detach(g) end end },
  } },
  effect { run = function() draw(1) end },
}

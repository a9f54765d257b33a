-- UNL-195 Ivern, Green Father
-- After a conquest or a hold he may be exhausted: Brush grows over that battlefield.
local field = battlefield { there }

card "UNL-195" {
  when { conquers = you, holds = you, may, cost = { exhaust = me },
    run = function() replace(pick(field), "Brush") end,
  },
}

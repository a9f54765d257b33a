-- OGN-281 Hallowed Tomb
-- Holding it may bring the Chosen Champion from the trash to its zone, if that is empty.

local champion_at_home = card { yours, at = champion_zone }

card "OGN-281" {
  when { holds = you, here, may, target = unit { yours, chosen_champion, at = trash },
    run = function(u) if count(champion_at_home) == 0 then put(u, champion_zone) end end,
  },
}

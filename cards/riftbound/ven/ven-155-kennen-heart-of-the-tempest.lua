-- VEN-155 Kennen, Heart of the Tempest
-- A card that you play from elsewhere than your hand empowers him; the status and his exhaustion give Assault 2.
local function strengthen() empower(me) end

card "VEN-155" {
  when { played = card, by = you, from = trash, run = strengthen },
  when { played = card, by = you, from = facedown, run = strengthen },
  when { played = card, by = you, from = champion_zone, run = strengthen },
  when { played = card, by = you, from = banishment, run = strengthen },
  when { played = card, by = you, from = deck, run = strengthen },
  activated { action, cost = { empowered = me, exhaust = me }, target = unit,
    run = function(u) give(u, "Assault 2", this_turn) end,
  },
}

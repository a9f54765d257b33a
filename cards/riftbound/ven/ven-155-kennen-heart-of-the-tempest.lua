-- VEN-155 Kennen, Heart of the Tempest
-- A card that you play from elsewhere than your hand empowers him; the status and his exhaustion give Assault 2.
card "VEN-155" {
  when { played = card, by = you, from = { trash, facedown, champion_zone, banishment, deck },
    run = function() empower(me) end,
  },
  activated { action, cost = { empowered = me, exhaust = me }, target = unit,
    run = function(u) give(u, "Assault 2", this_turn) end,
  },
}

-- OGN-279 Fortified Position
-- Who defends it gives a unit two Shield for the combat.
card "OGN-279" {
  when { defends = you, here, target = unit,
    run = function(u) give(u, "Shield 2", this_combat) end,
  },
}

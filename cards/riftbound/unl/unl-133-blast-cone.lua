-- UNL-133 Blast Cone
-- Played, it may push an enemy unit; exhausted, it stuns an enemy unit that you moved.
card "UNL-133" {
  when { played = me, may, target = unit { enemy }, destination = anywhere,
    run = function(u, place) move(u, place) end,
  },
  when { moves = unit { enemy }, by = you, may, cost = { exhaust = me }, run = function() stun(it) end },
}

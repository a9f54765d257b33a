-- UNL-206 Altar of Blood
-- A unit that would die in combat here goes home for three Power, healed and exhausted.
card "UNL-206" {
  instead { dies = unit { here, in_combat }, its_player_may, cost = { any = 3 },
    run = function() heal(it) exhaust(it) recall(it) end,
  },
}

-- WLD-017 Restless Spirit
-- As your turn ends it changes places with an enemy unit.
card "WLD-017" {
  when { end_of_turn = you, may, target = unit { enemy, at = battlefield },
    run = function(u)
      local mine, its = here, location(u)
      move(me, its)
      move(u, mine)
    end,
  },
}

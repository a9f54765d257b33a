-- OGN-252 Super Mega Death Rocket!
-- Five damage; conquering, a discard brings it back from the trash.
card "OGN-252" {
  effect { target = unit, run = function(u) deal(5, u) end },
  when { conquers = you, works_in = trash, may, cost = { discard = 1 },
    run = function() put(me, hand) end,
  },
}

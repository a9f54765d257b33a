-- UNL-215 Star Spring
-- A player's first unit here each turn, no token, may send another of theirs home.
card "UNL-215" {
  when { played = unit { except { token } }, by = player, to = here, nth = 1, they_may,
    target = unit { yours, here, except { it } },
    run = function(u) move(u, base) end,
  },
}

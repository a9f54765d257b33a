-- UNL-218 Valley of Idols
-- Whoever plays a unit here may buff it for one Energy.
card "UNL-218" {
  when { played = unit, by = player, to = here, they_may, cost = { energy = 1 },
    run = function() buff(it) end,
  },
}

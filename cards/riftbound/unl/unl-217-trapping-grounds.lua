-- UNL-217 Trapping Grounds
-- Conquering it with three excess damage assigned brings a Bird.
card "UNL-217" {
  when { conquers = you, here, provided = player { you, excess = at_least(3) },
    run = function() play_token("Bird") end,
  },
}

-- UNL-018 Yeti Brawler
-- Conquering with three excess damage assigned brings two exhausted Gold.
card "UNL-018" {
  when { conquers = me, provided = player { you, excess = at_least(3) },
    run = function() play_token("Gold", 2, exhausted) end,
  },
}

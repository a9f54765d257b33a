-- UNL-160 Ultrasoft Poro
-- At a battlefield it may be exhausted for two Birds.
card "UNL-160" {
  activated { cost = { exhaust = me }, provided = unit { me, at = battlefield },
    run = function() play_token("Bird", 2) end,
  },
}

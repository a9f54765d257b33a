-- UNL-086 Zilean, Time Mage
-- Once a turn, while he is at a battlefield: a token unit that you play may come twice.
card "UNL-086" {
  as { token_played = unit, by = you, may, each_turn = 1, provided = unit { me, at = battlefield },
    run = function() one_more(it) end,
  },
}

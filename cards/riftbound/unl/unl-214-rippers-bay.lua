-- UNL-214 Ripper's Bay
-- One Energy buys an exhausted rune for a unit that goes from here to a hand.
card "UNL-214" {
  when { returned = unit, from = here, to = hand, its_player_may, cost = { energy = 1 },
    run = function() channel(1, exhausted) end,
  },
}

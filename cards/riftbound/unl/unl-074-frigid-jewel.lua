-- UNL-074 Frigid Jewel
-- The second card that you draw in a turn gives a friendly unit two Might.
card "UNL-074" {
  when { drawn = card, by = you, nth = 2, target = unit { friendly },
    run = function(u) give_might(u, 2, this_turn) end,
  },
}

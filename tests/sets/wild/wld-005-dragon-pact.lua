-- WLD-005 Dragon Pact
-- With three dragons at battlefields as your turn ends you win.
card "WLD-005" {
  when { end_of_turn = you, provided = unit { yours, tag = "Dragon", at = battlefield, count = at_least(3) },
    run = function() win() end,
  },
}

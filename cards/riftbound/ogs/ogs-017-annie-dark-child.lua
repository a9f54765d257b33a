-- OGS-017 Annie, Dark Child
-- As your turn ends, two runes, or fewer, become ready.
card "OGS-017" {
  when { end_of_turn = you, target = rune { count = at_most(2) },
    run = function(runes) ready(runes) end,
  },
}

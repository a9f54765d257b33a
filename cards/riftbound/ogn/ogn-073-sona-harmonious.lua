-- OGN-073 Sona, Harmonious
-- At a battlefield as your turn ends: up to four of your runes become ready.
card "OGN-073" {
  when { end_of_turn = you, provided = unit { me, at = battlefield },
    target = rune { friendly, count = at_most(4) },
    run = function(runes) ready(runes) end,
  },
}

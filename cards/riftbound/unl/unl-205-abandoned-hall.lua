-- UNL-205 Abandoned Hall
-- Each spell lets its player give a unit of theirs here one Might for the turn.
card "UNL-205" {
  when { played = spell, by = player, they_may, target = unit { yours, here },
    run = function(u) give_might(u, 1, this_turn) end,
  },
}

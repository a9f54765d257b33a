-- RCH-013 Listening Hall
-- Whoever plays a spell may give a unit of theirs here one Might.
card "RCH-013" {
  when { played = spell, by = player, they_may, target = unit { yours, here },
    run = function(u) give_might(u, 1, this_turn) end,
  },
}

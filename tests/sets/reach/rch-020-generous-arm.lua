-- RCH-020 Generous Arm
-- When played, its keywords for another friendly unit.
card "RCH-020" {
  when { played = me, target = unit { friendly, another },
    run = function(u) give_keywords(u, me, this_turn) end,
  },
}

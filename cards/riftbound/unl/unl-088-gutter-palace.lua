-- UNL-088 Gutter Palace
-- Four cards in hand and four units in the field as your turn begins win; a discard and its
-- exhaustion bring a Bird.
card "UNL-088" {
  when { beginning_phase = you,
    provided = { card { yours, at = hand, count = 4 }, unit { yours, at = battlefield, count = 4 } },
    run = function() win() end,
  },
  activated { cost = { discard = 1, exhaust = me }, run = function() play_token("Bird") end },
}

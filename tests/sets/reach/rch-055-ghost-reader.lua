-- RCH-055 Ghost Reader
-- As it is played you play a copy of a spell in your trash for nothing.
card "RCH-055" {
  when { played = me, target = spell { yours, at = trash },
    run = function(s) play_copy(s, ignoring_cost) end,
  },
}

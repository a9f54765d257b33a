-- SFD-063 Chemtech Cask
-- For a spell of yours in an opponent's turn it may be exhausted: an exhausted Gold comes.
card "SFD-063" {
  when { played = spell, by = you, provided = opponent { turn_player }, may, cost = { exhaust = me },
    run = function() play_token("Gold", exhausted) end,
  },
}

-- SFD-220 Treasure Hoard
-- Conquering it, one Energy buys exhausted Gold.
card "SFD-220" {
  when { conquers = you, here, may, cost = { energy = 1 },
    run = function() play_token("Gold", exhausted) end,
  },
}

-- SFD-207 Emperor's Dais
-- Conquering it, one Energy and a unit of yours here, back in its owner's hand, buy a Sand Soldier here.
card "SFD-207" {
  when { conquers = you, here, may, cost = { energy = 1, put_back = unit { yours, here } },
    run = function() play_token("Sand Soldier", here) end,
  },
}

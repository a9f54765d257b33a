-- SFD-020 Draven, Vanquisher
-- Each combat that he wins brings an exhausted Gold; a Fury gives him two Might in a fight.
card "SFD-020" {
  when { combat_won = me, run = function() play_token("Gold", exhausted) end },
  when { attacks = me, defends = me, may, cost = { fury = 1 },
    run = function() give_might(me, 2, this_turn) end,
  },
}

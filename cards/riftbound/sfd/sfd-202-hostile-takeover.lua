-- SFD-202 Hostile Takeover
-- An enemy unit at a battlefield is yours, and ready, until the turn ends; then it goes home.
local give_back = when { end_of_turn = player, once,
  run = function()
    lose_control(it)
    recall(it)
  end,
}

card "SFD-202" {
  effect { target = unit { enemy, at = battlefield },
    run = function(u)
      take_control(u, this_turn)
      ready(u)
      delayed(give_back, this_turn, u)
    end,
  },
}

-- RCH-032 Brief Loan
-- An enemy unit is yours and ready until the end of the turn; then it goes home.

local back = when { end_of_turn = player, once,
  run = function()
    lose_control(it)
    recall(it)
  end,
}

card "RCH-032" {
  effect { target = unit { enemy, at = battlefield },
    run = function(u)
      take_control(u, this_turn)
      ready(u)
      delayed(back, this_turn, u)
    end,
  },
}

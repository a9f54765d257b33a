-- RCH-051 Stirring Word
-- Your gear is a unit with two Might this turn, and one Might more.

local stirred = passive { me, is = unit, base_might = 2 }

card "RCH-051" {
  effect { target = gear { friendly },
    run = function(g)
      give(g, stirred, this_turn)
      give_might(g, 1, this_turn)
    end,
  },
}

-- OGN-266 Siphon Power
-- At a battlefield, one Might more for friends and one less for enemies this turn.

local friends_there, foes_there = unit { friendly, there }, unit { enemy, there }

card "OGN-266" {
  effect { target = battlefield,
    run = function()
      give_might(friends_there, 1, this_turn)
      give_might(foes_there, -1, this_turn, 1)
    end,
  },
}

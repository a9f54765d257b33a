-- BASE-005 Wall
-- Two gold: your next unit that would go this turn stays.

local stays = instead { gone = unit { friendly }, from = row, once }

card "BASE-005" {
  activated { cost = { gold = 2 }, run = function() delayed(stays, this_turn) end },
}

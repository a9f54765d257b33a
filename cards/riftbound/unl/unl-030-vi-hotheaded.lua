-- UNL-030 Vi, Hotheaded
-- Two Energy and one Fury double her Might this turn.
card "UNL-030" {
  activated { cost = { energy = 2, fury = 1 }, run = function() give_might(me, might(me), this_turn) end },
}

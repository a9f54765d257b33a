-- RUL-105 Home Lantern
-- Exhaust: an Energy, or a Might this turn. None of its abilities is used at a battlefield.
card "RUL-105" {
  activated { reaction, cost = { exhaust = me }, adds = { energy = 1 } },
  activated { cost = { exhaust = me }, run = function() give_might(me, 1, this_turn) end },
  cannot { ability_used = unit { me, at = battlefield } },
}

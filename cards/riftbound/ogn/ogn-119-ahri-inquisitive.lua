-- OGN-119 Ahri, Inquisitive
-- Attacking or defending, it takes two Might from an enemy here for the turn; one Might always stays.
card "OGN-119" {
  when { attacks = me, defends = me, target = unit { enemy, here },
    run = function(u) give_might(u, -2, this_turn, 1) end,
  },
}

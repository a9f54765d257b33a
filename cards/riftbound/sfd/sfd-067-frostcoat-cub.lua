-- SFD-067 Frostcoat Cub
-- Paid for while it is played, it takes two Might from a unit this turn.
card "SFD-067" {
  as { played = me, may, cost = { mind = 1 } },
  when { played = me, provided = paid(), target = unit,
    run = function(u) give_might(u, -2, this_turn) end,
  },
}

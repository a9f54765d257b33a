-- OGN-207 Call to Glory
-- Three Might for the turn; a buff given up pays for it.
card "OGN-207" {
  as { played = me, may, cost = { spend_buff = unit { yours } } },
  passive { me, ignoring_cost, provided = paid() },
  effect { target = unit, run = function(u) give_might(u, 3, this_turn) end },
}

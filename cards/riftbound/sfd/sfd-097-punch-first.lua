-- SFD-097 Punch First
-- Five Might for a unit this turn.
card "SFD-097" {
  effect { target = unit, run = function(u) give_might(u, 5, this_turn) end },
}
